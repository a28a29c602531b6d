import { allInOrder } from '../../database/transactions/allInOrder';
import { dayIn } from '../../../domain/calendar/day';
import { wallClock } from '../../../domain/calendar/wallClock';
import { linkToFile } from '../../attachments/attachmentWire';
import type { Call, Schemas } from '../../operations/call';
import type { Caller } from '../../operations/caller';
import { interviewersWith, roundById, roundsWith, type Interviewer, type RoundRow } from './interviewsReadModel';

const person = ({ id, full_name }: Interviewer): Schemas['InterviewPerson'] => ({ _id: id, Name: full_name });

export const interviewRowWire = (row: RoundRow, interviewers: readonly Interviewer[]): Schemas['InterviewRow'] => ({
  _id: row.id,
  Candidate: row.name,
  Position: row.position,
  Number: row.number,
  Round: row.title,
  Held_at: row.held_at.toISOString(),
  Mode: row.mode,
  Interviewers: interviewers.map(person),
  Average: row.average,
  Result: row.result,
  Is_submitted: row.submitted_at !== null,
});

/** The creator of the round, its interviewers, and users who hire. */
export const mayEditRound = (
  row: RoundRow,
  interviewers: readonly Interviewer[],
  { employeeId, grantedFlags }: Caller,
): boolean =>
  row.submitted_at === null &&
  (row.created_by_id === employeeId ||
    interviewers.some(({ id }) => id === employeeId) ||
    grantedFlags.has('Employee.Add_Employee'));

/** A round with the caller's rights, and all rounds of the candidate. */
export async function interviewWire(
  call: Pick<Call<'getInterview'>, 'caller' | 'database' | 'now' | 'services'>,
  id: string,
): Promise<Schemas['Interview']> {
  const { caller, database, services } = call;
  const [row, all, held] = await allInOrder([
    roundById(database, id),
    roundsWith(database, id),
    interviewersWith(database, id),
  ]);
  const interviewers = held.get(row.id) ?? [];
  const clock = wallClock(row.held_at.toISOString(), services.companyTimeZone);
  const link = linkToFile(
    row.resume_file_id === null || row.resume_name === null ? null : { id: row.resume_file_id, name: row.resume_name },
    call,
  );
  const isLast = all.every((round) => round.number <= row.number);
  return {
    _id: row.id,
    Candidate: row.name,
    Email: row.email,
    Mobile: row.mobile,
    Position: row.position,
    Experience: row.experience_years,
    Notice_period: row.notice_days,
    Source: row.source,
    Resume: link === null ? null : { _id: row.resume_file_id ?? '', Name: row.resume_name ?? '', Link: link },
    Number: row.number,
    Round: row.title,
    Date: dayIn(services.companyTimeZone, row.held_at),
    Time: clock ? `${clock.hour24}:${clock.minute}` : '00:00',
    Held_at: row.held_at.toISOString(),
    Mode: row.mode,
    Interviewers: interviewers.map(person),
    Ratings: row.ratings,
    Average: row.average,
    Result: row.result,
    Remarks: row.remarks,
    Is_submitted: row.submitted_at !== null,
    Submitted_by: row.submitter_name,
    May_edit: mayEditRound(row, interviewers, caller),
    May_continue: isLast && row.submitted_at !== null && row.result !== 'Rejected',
    Rounds: all.map((round) => interviewRowWire(round, held.get(round.id) ?? [])),
    Version: row.version,
  };
}
