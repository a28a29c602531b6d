import type { Kysely } from 'kysely';
import { firstDayOfMonth } from '../../../domain/calendar/month';
import type { Schema } from '../../database/schema';
import type { Schemas } from '../../operations/call';
import { monthClosing } from '../../present-months/closingsReadModel';
import { countMonth } from './unansweredReadModel';

/** The state of a month ('YYYY-MM') of present records, and the sum of the versions of its records. */
export async function readPresentMonth(
  database: Kysely<Schema>,
  month: string,
  timeZone: string,
): Promise<{ readonly state: Omit<Schemas['PresentMonth'], 'Versions'>; readonly versions: number }> {
  const [closing, { records, versions, unanswered, issues, without }] = await Promise.all([
    monthClosing(database, firstDayOfMonth(month)),
    countMonth(database, month, timeZone),
  ]);
  const state = {
    Month: month,
    Closed_at: closing?.closed_at.toISOString() ?? null,
    Closed_by: closing?.closer_name ?? null,
    Records: records,
    Unanswered: unanswered,
    Issues: issues,
    Without_record: without,
  };
  return { state, versions };
}

export async function presentMonthAnswer(
  database: Kysely<Schema>,
  month: string,
  timeZone: string,
): Promise<Schemas['PresentMonth']> {
  const { state, versions } = await readPresentMonth(database, month, timeZone);
  return { ...state, Versions: versions };
}
