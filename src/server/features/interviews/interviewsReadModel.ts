import type { Kysely } from 'kysely';
import { groupedBy } from '../../../domain/collections/groupedBy';
import { isRecordId } from '../../database/isRecordId';
import type { Schema } from '../../database/schema';
import { failures } from '../../errors/failure';

const maxRounds = 5000;

const selectRounds = (database: Kysely<Schema>) =>
  database
    .selectFrom('interview_rounds as round')
    .innerJoin('interview_candidates as candidate', 'candidate.id', 'round.candidate_id')
    .leftJoin('employees as submitter', 'submitter.id', 'round.submitted_by_id')
    .leftJoin('files as resume', 'resume.id', 'candidate.resume_file_id')
    .select([
      'round.id',
      'round.candidate_id',
      'round.number',
      'round.title',
      'round.held_at',
      'round.mode',
      'round.ratings',
      'round.average',
      'round.result',
      'round.remarks',
      'round.submitted_at',
      'round.created_by_id',
      'round.version',
      'candidate.name',
      'candidate.email',
      'candidate.mobile',
      'candidate.position',
      'candidate.experience_years',
      'candidate.notice_days',
      'candidate.source',
      'candidate.resume_file_id',
      'resume.name as resume_name',
      'submitter.full_name as submitter_name',
    ]);

export type RoundRow = Awaited<ReturnType<ReturnType<typeof selectRounds>['execute']>>[number];

export interface Interviewer {
  round_id: string;
  id: string;
  full_name: string;
}

const roundsInOrder = (query: ReturnType<typeof selectRounds>): Promise<RoundRow[]> =>
  query.orderBy('round.held_at', 'desc').orderBy('round.number', 'desc').orderBy('round.id').limit(maxRounds).execute();

/** All rounds, latest first. */
export const rounds = (database: Kysely<Schema>): Promise<RoundRow[]> => roundsInOrder(selectRounds(database));

const candidateIdOfRound = (database: Kysely<Schema>, roundId: string) =>
  database.selectFrom('interview_rounds').select('candidate_id').where('id', '=', roundId);

/** All rounds of the candidate of a round, latest first. */
export const roundsWith = async (database: Kysely<Schema>, id: string): Promise<RoundRow[]> =>
  isRecordId(id)
    ? roundsInOrder(selectRounds(database).where('round.candidate_id', '=', candidateIdOfRound(database, id)))
    : [];

/** Locks the candidate of a round until the transaction ends, so that changes of the candidate's rounds wait for each other. */
export async function lockCandidateOfRound(database: Kysely<Schema>, roundId: string): Promise<void> {
  if (!isRecordId(roundId)) return;
  await database
    .selectFrom('interview_candidates')
    .select('id')
    .where('id', '=', candidateIdOfRound(database, roundId))
    .forNoKeyUpdate()
    .execute();
}

/** @throws Failure 404 when there is no such round */
export async function roundById(database: Kysely<Schema>, id: string): Promise<RoundRow> {
  const row = isRecordId(id) ? await selectRounds(database).where('round.id', '=', id).executeTakeFirst() : undefined;
  if (row === undefined) throw failures.notFound('Interview');
  return row;
}

const selectInterviewers = (database: Kysely<Schema>) =>
  database
    .selectFrom('interview_interviewers')
    .innerJoin('employees', 'employees.id', 'interview_interviewers.employee_id')
    .select(['round_id', 'employees.id', 'employees.full_name']);

const byRound = async (query: ReturnType<typeof selectInterviewers>): Promise<Map<string, Interviewer[]>> =>
  groupedBy(await query.orderBy('employees.full_name').orderBy('employees.id').execute(), (row) => row.round_id);

/** Interviewers by round. */
export async function readInterviewers(
  database: Kysely<Schema>,
  roundIds: readonly string[],
): Promise<Map<string, Interviewer[]>> {
  return roundIds.length === 0
    ? new Map()
    : byRound(selectInterviewers(database).where('round_id', 'in', [...roundIds]));
}

/** Interviewers of all rounds of the candidate of a round, by round. */
export const interviewersWith = async (database: Kysely<Schema>, id: string): Promise<Map<string, Interviewer[]>> =>
  isRecordId(id)
    ? byRound(
        selectInterviewers(database).where('round_id', 'in', (eb) =>
          eb.selectFrom('interview_rounds').select('id').where('candidate_id', '=', candidateIdOfRound(database, id)),
        ),
      )
    : new Map();
