import type { Handler } from '../../operations/call';
import { readInterviewers, rounds } from './interviewsReadModel';
import { interviewRowWire } from './interviewWire';

/** All rounds of interviews, latest first. */
export const listInterviews: Handler<'listInterviews'> = async ({ database }) => {
  const rows = await rounds(database);
  const held = await readInterviewers(
    database,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => interviewRowWire(row, held.get(row.id) ?? []));
};
