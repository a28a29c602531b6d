import { notificationLinks } from '../../../domain/notifications/notificationLinks';
import { enteredText } from '../../../domain/validation/enteredText';
import { formatInstant } from '../../../domain/calendar/formatInstant';
import { instantAt } from '../../../domain/calendar/instantAt';
import {
  averageRating,
  interviewFlag,
  interviewProblems,
  type InterviewRatings,
  type InterviewResult,
  type InterviewValues,
} from '../../../domain/interviews/interviewRules';
import type { FieldProblem } from '../../../domain/validation/fieldProblem';
import { insertFiles } from '../../attachments/attachmentsRepository';
import { allInOrder } from '../../database/transactions/allInOrder';
import { activeAmong, type ActivePerson } from '../../employee-records/activePeopleReadModel';
import { failures, mustBeValid } from '../../errors/failure';
import type { Call, Handler } from '../../operations/call';
import { lastRead } from '../../operations/lastRead';
import { notify } from '../../notifications/notify';
import {
  interviewersWith,
  lockCandidateOfRound,
  readInterviewers,
  roundById,
  type RoundRow,
} from './interviewsReadModel';
import {
  insertCandidate,
  insertRound,
  replaceInterviewers,
  updateCandidate,
  updateRound,
  type CandidateColumns,
  type RoundColumns,
} from './interviewsRepository';
import { interviewWire, mayEditRound } from './interviewWire';

type SaveCall = Call<'saveInterview'>;

function parseRatings(text: string | undefined): InterviewRatings {
  try {
    const value: unknown = JSON.parse(text === undefined || text === '' ? '{}' : text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as InterviewRatings;
  } catch {
    // Rejected below, like every other value that is not an object.
  }
  throw failures.malformed([{ field: 'Ratings', message: 'Ratings must be a JSON object of item and rating' }]);
}

function roundValues({ body }: SaveCall): InterviewValues {
  const {
    Candidate,
    Email,
    Mobile = '',
    Position,
    Experience = '',
    Notice_period = '',
    Round,
    Date: day,
    Time,
    Mode,
    Result = '',
  } = body;
  const interviewerIds = [...new Set((body.Interviewers ?? '').split(',').filter((id) => id !== ''))];
  return {
    Candidate,
    Email,
    Mobile,
    Position,
    Experience,
    Notice_period,
    Round,
    Date: day,
    Time,
    Mode,
    Result,
    interviewerIds,
    ratings: parseRatings(body.Ratings),
  };
}

const figure = (text: string): number | null => (text === '' ? null : Number(text));

/**
 * The changed round, locked.
 * @throws Failure 403, 404, 409 once it was submitted or when a newer version is stored
 */
async function editedRound(call: SaveCall, id: string): Promise<RoundRow> {
  const { body, caller, database } = call;
  const [, stored, known] = await allInOrder([
    lockCandidateOfRound(database, id),
    roundById(database, id),
    interviewersWith(database, id),
  ]);
  if (stored.submitted_at !== null)
    throw failures.conflict('This round was submitted and does not change any more', 'already_done');
  const interviewers = known.get(id) ?? [];
  if (!mayEditRound(stored, interviewers, caller)) throw failures.notPermitted();
  if (stored.version !== body.Version) throw failures.competingEdit(await interviewWire(call, id));
  return stored;
}

/** Those who are named for the first time must be able to open the interview. */
function newInterviewerProblems(ids: readonly string[], active: ReadonlyMap<string, ActivePerson>): FieldProblem[] {
  const problem = (message: string): FieldProblem[] => [{ field: 'Interviewers', message }];
  if (!ids.every((id) => active.has(id))) return problem('Only active employees can hold an interview');
  const names = [...active.values()]
    .filter(({ id, granted_flags }) => ids.includes(id) && !granted_flags.includes(interviewFlag))
    .map(({ full_name }) => full_name);
  return names.length === 0
    ? []
    : problem(`The interview form is not open to ${names.join(', ')}: their role lacks the permission`);
}

async function storeResume(
  { body, caller, database, now }: SaveCall,
  stored: RoundRow | undefined,
): Promise<string | null> {
  const [added] = await insertFiles(database, body.Resume ?? [], caller.employeeId, now);
  return added ?? (body.Keep_resume === 'false' ? null : (stored?.resume_file_id ?? null));
}

async function storeRound(
  { caller, database, now }: SaveCall,
  stored: RoundRow | undefined,
  candidate: CandidateColumns,
  round: RoundColumns,
): Promise<string> {
  if (stored === undefined) {
    const candidateId = await insertCandidate(database, candidate, caller.employeeId, now);
    return insertRound(database, candidateId, 1, round, caller.employeeId, now);
  }
  await updateCandidate(database, stored.candidate_id, candidate);
  await updateRound(database, stored.id, round);
  return stored.id;
}

/** A submitted round is over: then there is nothing left to hold. */
const notifyInterviewers = (
  { caller, database, now, services }: SaveCall,
  id: string,
  recipientIds: readonly string[],
  { name }: CandidateColumns,
  { title, held_at }: RoundColumns,
): Promise<void> =>
  notify(database, {
    recipientIds,
    actorId: caller.employeeId,
    kind: 'interview',
    text: `${caller.fullName} asked you to interview ${name}: ${title}, ${formatInstant(held_at.toISOString(), services.companyTimeZone)}`,
    path: notificationLinks.interview.record.interview(id),
    happenedAt: now,
  });

/**
 * Adds a candidate with a first round, or changes a round; submitting makes it final.
 * @throws Failure 403, 404, 409 once it was submitted or when a newer version is stored, 422 with what is wrong
 */
export const saveInterview: Handler<'saveInterview'> = async (call) => {
  const { body, caller, database, now, services } = call;
  const values = roundValues(call);
  const isSubmitting = body.Submit === 'true';
  const stored = body.id === undefined || body.id === '' ? undefined : await editedRound(call, body.id);
  const [interviewersByRound, active] = await allInOrder([
    readInterviewers(database, stored === undefined ? [] : [stored.id]),
    activeAmong(database, values.interviewerIds),
  ]);
  const known = (interviewersByRound.get(stored?.id ?? '') ?? []).map(({ id }) => id);
  const addedIds = values.interviewerIds.filter((id) => !known.includes(id));
  mustBeValid([...interviewProblems(values, isSubmitting), ...newInterviewerProblems(addedIds, active)]);

  const candidate: CandidateColumns = {
    name: values.Candidate.trim(),
    email: values.Email.trim(),
    mobile: enteredText(values.Mobile),
    position: values.Position.trim(),
    experience_years: figure(values.Experience),
    notice_days: figure(values.Notice_period),
    source: enteredText(body.Source),
    resume_file_id: await storeResume(call, stored),
  };
  const round: RoundColumns = {
    title: values.Round.trim(),
    held_at: instantAt(values.Date, values.Time, services.companyTimeZone),
    mode: values.Mode,
    ratings: JSON.stringify(values.ratings),
    average: averageRating(values.ratings),
    result: values.Result === '' ? null : (values.Result as InterviewResult),
    remarks: enteredText(body.Remarks),
    submitted_at: isSubmitting ? now : null,
    submitted_by_id: isSubmitting ? caller.employeeId : null,
  };
  const id = await storeRound(call, stored, candidate, round);
  await replaceInterviewers(database, id, values.interviewerIds);
  if (!isSubmitting) await notifyInterviewers(call, id, addedIds, candidate, round);
  return lastRead(() => interviewWire(call, id));
};
