import {
  averageRating,
  interviewItems,
  interviewModes,
  type InterviewRatings,
} from '../../../domain/interviews/interviewRules';
import type { CompanyRows, Row } from '../companyRows';
import type { StoredContents } from '../files/contents';
import type { Person } from '../people/person';
import type { CompanyCalendar } from '../seed/companyCalendar';
import { identifier } from '../seed/identifier';
import type { SeededRandom } from '../seed/seededRandom';
import { roundRemarks, roundTitles, type CandidateOutline, type RoundOutcome } from './candidateOutlines';
import { dayMs, hourMs, minuteMs } from '../../../domain/calendar/duration';

/** Working days between two rounds of a candidate. */
const WORKING_DAYS_BETWEEN = 5;
/** Minutes from the beginning of an interview until its submission. */
const MINUTES_TO_SUBMIT = 75;
/** A reserved mail address that does not exist. */
const CANDIDATES_DOMAIN = 'mail.example';

interface Rows {
  files: Row<'files'>[];
  interview_candidates: Row<'interview_candidates'>[];
  interview_rounds: Row<'interview_rounds'>[];
  interview_interviewers: Row<'interview_interviewers'>[];
}

/**
 * Candidates with their rounds: submitted ones with ratings, and drafts of today or later.
 * @param people those who interview, with the recruiter among them
 */
export function interviewRows(
  people: readonly Person[],
  outlines: readonly CandidateOutline[],
  contents: StoredContents | null,
  calendar: CompanyCalendar,
  seed: SeededRandom,
): CompanyRows {
  const random = seed.fork('interviews');
  const [recruiter] = people.filter(({ account }) => account === 'hr');
  if (recruiter === undefined) throw new Error('The demonstration company has no recruiter');
  const rows: Rows = { files: [], interview_candidates: [], interview_rounds: [], interview_interviewers: [] };
  outlines.forEach((outline, index) => {
    const createdMs = Math.min(
      calendar.at(workingDay(outline.firstRound - 4, calendar), 620 + random.integer(0, 240)),
      calendar.nowMs - hourMs,
    );
    const candidateId = identifier(random, createdMs);
    const resume = outline.hasResume ? contents?.resumes[index] : undefined;
    const resumeId = resume === undefined ? null : identifier(random, createdMs);
    if (resume !== undefined && resumeId !== null) {
      rows.files.push({
        id: resumeId,
        content_hash: resume.contentHash,
        name: `${outline.name} CV.pdf`,
        size_bytes: resume.sizeBytes,
        media_type: resume.mediaType,
        uploaded_by_id: recruiter.id,
        uploaded_at: new Date(createdMs),
      });
    }
    rows.interview_candidates.push({
      id: candidateId,
      name: outline.name,
      email: `${outline.name.toLowerCase().replaceAll(' ', '.')}@${CANDIDATES_DOMAIN}`,
      mobile: `+1 202 555 01${String(random.integer(0, 99)).padStart(2, '0')}`,
      position: outline.position,
      experience_years: outline.experienceYears,
      notice_days: outline.noticeDays,
      source: outline.source,
      resume_file_id: resumeId,
      created_by_id: recruiter.id,
      created_at: new Date(createdMs),
    });
    outline.outcomes.forEach((outcome, round) =>
      addRound(
        rows,
        {
          outline,
          candidateId,
          recruiter,
          interviewers: chooseInterviewers(outline, round, recruiter, people, random),
        },
        round,
        outcome,
        createdMs,
        calendar,
        random,
      ),
    );
  });
  return rows;
}

interface Candidate {
  readonly outline: CandidateOutline;
  readonly candidateId: string;
  readonly recruiter: Person;
  readonly interviewers: readonly [Person, ...Person[]];
}

function addRound(
  rows: Rows,
  { outline, candidateId, recruiter, interviewers }: Candidate,
  index: number,
  outcome: RoundOutcome,
  candidateMs: number,
  calendar: CompanyCalendar,
  random: SeededRandom,
): void {
  const heldMs = calendar.at(
    workingDay(outline.firstRound + index * WORKING_DAYS_BETWEEN, calendar),
    600 + 30 * random.integer(0, 14),
  );
  const isSubmitted = outcome !== 'Draft';
  const ratings = isSubmitted ? ratingsFor(outcome, random) : {};
  const createdMs = index === 0 ? candidateMs : Math.min(heldMs - 2 * dayMs, calendar.nowMs - 1_800_000);
  const id = identifier(random, createdMs);
  rows.interview_rounds.push({
    id,
    candidate_id: candidateId,
    number: index + 1,
    title: roundTitles[index] ?? `Round ${index + 1}`,
    held_at: new Date(heldMs),
    mode: random.pick(interviewModes),
    ratings,
    average: averageRating(ratings),
    result: isSubmitted ? outcome : null,
    remarks: random.pick(roundRemarks[outcome]),
    submitted_at: isSubmitted ? new Date(Math.min(heldMs + MINUTES_TO_SUBMIT * minuteMs, calendar.nowMs)) : null,
    submitted_by_id: isSubmitted ? interviewers[0].id : null,
    version: isSubmitted ? 2 : 1,
    created_by_id: recruiter.id,
    created_at: new Date(createdMs),
  });
  for (const interviewer of interviewers)
    rows.interview_interviewers.push({ round_id: id, employee_id: interviewer.id });
}

/** First HR; then the leads of the candidate's field, finally a manager. */
function chooseInterviewers(
  outline: CandidateOutline,
  round: number,
  recruiter: Person,
  people: readonly Person[],
  random: SeededRandom,
): [Person, ...Person[]] {
  const active = people.filter(({ left, account }) => left === null && account !== 'newcomer');
  const field =
    {
      'UX Designer': 'Design Lead',
      'QA Engineer': 'QA Lead',
      'HR Executive': 'HR Manager',
      'Project Manager': 'Project Manager',
    }[outline.position as string] ?? 'Engineering Lead';
  const ofOffice = active.filter(({ department, id }) => department === 'Human Resources' && id !== recruiter.id);
  if (round === 0) return ofOffice.length > 0 && random.chance(0.7) ? [random.pick(ofOffice)] : [recruiter];
  const experts = active.filter(({ position }) => position === field);
  const managers = active.filter(
    ({ position }) => position === 'Project Manager' || position === 'Technical Project Manager',
  );
  const first = round === 1 && experts.length > 0 ? random.pick(experts) : random.pick(managers);
  const others = [recruiter, ...ofOffice].filter(({ id }) => id !== first.id);
  return [first, random.pick(others)];
}

function ratingsFor(outcome: Exclude<RoundOutcome, 'Draft'>, random: SeededRandom): InterviewRatings {
  const level = { Selected: 8, Hold: 6.5, Rejected: 4.5 }[outcome];
  return Object.fromEntries(
    interviewItems.map((item) => [item, Math.min(Math.max(Math.round(level + (random.fraction() - 0.5) * 4), 1), 10)]),
  );
}

/** The day a number of working days from today. */
function workingDay(distance: number, calendar: CompanyCalendar): number {
  const step = distance < 0 ? -1 : 1;
  let day = calendar.workingDayFrom(calendar.today, step);
  for (let left = Math.abs(distance); left > 0; left -= 1) day = calendar.workingDayFrom(day + step, step);
  return day;
}
