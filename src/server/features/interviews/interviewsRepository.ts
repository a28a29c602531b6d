import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { InterviewCandidatesTable } from '../../database/tables/peopleTables';
import type { Schema } from '../../database/schema';

export type CandidateColumns = Omit<InterviewCandidatesTable, 'id' | 'created_by_id' | 'created_at'>;

export interface RoundColumns {
  title: string;
  held_at: Date;
  mode: string;
  ratings: string;
  average: number | null;
  result: 'Selected' | 'Hold' | 'Rejected' | null;
  remarks: string | null;
  submitted_at: Date | null;
  submitted_by_id: string | null;
}

export async function insertCandidate(
  database: Kysely<Schema>,
  values: CandidateColumns,
  createdById: string,
  now: Date,
): Promise<string> {
  const id = newId();
  await database
    .insertInto('interview_candidates')
    .values({ id, ...values, created_by_id: createdById, created_at: now })
    .execute();
  return id;
}

export async function updateCandidate(database: Kysely<Schema>, id: string, values: CandidateColumns): Promise<void> {
  await database.updateTable('interview_candidates').set(values).where('id', '=', id).execute();
}

export async function insertRound(
  database: Kysely<Schema>,
  candidateId: string,
  number: number,
  values: RoundColumns,
  createdById: string,
  now: Date,
): Promise<string> {
  const id = newId();
  await database
    .insertInto('interview_rounds')
    .values({ id, candidate_id: candidateId, number, ...values, created_by_id: createdById, created_at: now })
    .execute();
  return id;
}

export async function updateRound(database: Kysely<Schema>, id: string, values: RoundColumns): Promise<void> {
  await database
    .updateTable('interview_rounds')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function replaceInterviewers(
  database: Kysely<Schema>,
  roundId: string,
  employeeIds: readonly string[],
): Promise<void> {
  await database.deleteFrom('interview_interviewers').where('round_id', '=', roundId).execute();
  if (employeeIds.length === 0) return;
  await database
    .insertInto('interview_interviewers')
    .values(employeeIds.map((employee_id) => ({ round_id: roundId, employee_id })))
    .execute();
}
