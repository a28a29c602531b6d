import type { Kysely } from 'kysely';
import type { Day } from '../../../domain/calendar/day';
import { toMonth } from '../../../domain/calendar/month';
import { holidaysTakenOver } from '../../../domain/masters/holidayCopy';
import { holidayProblems } from '../../../domain/masters/masterRules';
import { isRecordId } from '../../database/isRecordId';
import type { Schema } from '../../database/schema';
import { allInOrder } from '../../database/transactions/allInOrder';
import { Failure, failures, mustBeValid } from '../../errors/failure';
import type { Handler, Schemas } from '../../operations/call';
import type { Caller } from '../../operations/caller';
import { lastRead } from '../../operations/lastRead';
import { daysInClosedMonths, lockMonths } from '../../present-months/closingsReadModel';
import { mustBeAllowedInMonth } from '../../present-months/mustBeAllowedInMonth';
import { foundEntry } from './foundEntry';
import { allRecordsExist, holidayEntries } from './mastersReadModel';
import { insertHolidays, lockEdited, removeHoliday, saveHolidayEntry } from './mastersRepository';

const master = { table: 'holidays', noun: 'Holiday' } as const;

async function entries(database: Kysely<Schema>, id?: string): Promise<Schemas['Holiday'][]> {
  const rows = await holidayEntries(database, id);
  return rows.map((row) => ({
    _id: row.id,
    Holiday_date: row.day,
    Holiday_name: row.name,
    Holiday_type: row.half ?? 'Full Day',
    Locations: row.locations.map((location) => ({ _id: location.id, Name: location.name })),
    Version: row.version,
  }));
}

/** Whether a changed holiday takes the same working time as before. */
const isSameTimeOff = (
  stored: Schemas['Holiday'],
  changed: Pick<Schemas['Holiday'], 'Holiday_date' | 'Holiday_type'> & { readonly locationIds: readonly string[] },
): boolean =>
  stored.Holiday_date === changed.Holiday_date &&
  stored.Holiday_type === changed.Holiday_type &&
  stored.Locations.length === changed.locationIds.length &&
  stored.Locations.every(({ _id }) => changed.locationIds.includes(_id));

/**
 * A holiday decides what the attendance of its day is.
 * @param days those on which a holiday begins or ceases to be
 * @throws Failure 403 for a day in a closed month; HR may change it
 */
async function mustBeAllowedOn(
  database: Kysely<Schema>,
  caller: Caller,
  days: readonly Day[],
  field: string,
): Promise<void> {
  await lockMonths(
    database,
    days.map((day) => ({ first: day, last: day })),
  );
  const [closed] = await daysInClosedMonths(database, days);
  mustBeAllowedInMonth(closed === undefined ? null : toMonth(closed), caller, { field, records: 'holidays' });
}

/** @throws Failure 404 */
export const getHoliday: Handler<'getHoliday'> = async ({ database, body }) =>
  foundEntry(await entries(database, body.id), master.noun);

/**
 * @throws Failure 403 for a day in a closed month, 404, 409 when the day has a holiday of this name or a newer version is
 * stored, 422 with what is wrong
 */
export const saveHoliday: Handler<'saveHoliday'> = async ({ caller, database, body, now }) => {
  const locationIds = [...new Set(body.Locations ?? [])];
  const mustBeComplete = async (): Promise<void> => {
    const areLocations = await allRecordsExist(database, 'locations', locationIds);
    mustBeValid([
      ...holidayProblems(body),
      ...(areLocations ? [] : [{ field: 'Locations', message: 'A location of these does not exist' }]),
    ]);
  };
  const [, , all] = await allInOrder([
    mustBeComplete(),
    lockEdited(database, master, body, async () => foundEntry(await entries(database, body.id), master.noun)),
    entries(database),
  ]);
  const name = body.Holiday_name.trim();
  const message = 'This day has a holiday of this name already';
  const isTaken = all.some(
    (other) =>
      other._id !== body.id &&
      other.Holiday_date === body.Holiday_date &&
      other.Holiday_name.toLowerCase() === name.toLowerCase(),
  );
  if (isTaken)
    throw new Failure(409, message, { code: 'already_exists', errors: [{ field: 'Holiday_name', message }] });
  const stored = all.find(({ _id }) => _id === body.id);
  const keepsTime = stored !== undefined && isSameTimeOff(stored, { ...body, locationIds });
  if (!keepsTime)
    await mustBeAllowedOn(
      database,
      caller,
      [body.Holiday_date, ...(stored ? [stored.Holiday_date] : [])],
      'Holiday_date',
    );
  const id = await saveHolidayEntry(database, body.id, {
    day: body.Holiday_date,
    name,
    half: body.Holiday_type === 'Full Day' ? null : body.Holiday_type,
    locationIds,
    enteredAt: keepsTime ? undefined : now,
  });
  return lastRead(async () => foundEntry(await entries(database, id), master.noun));
};

/** All holidays, by date. */
export const listHolidays: Handler<'listHolidays'> = ({ database }) => entries(database);

/** @throws Failure 403 for a day in a closed month, 404 */
export const deleteHoliday: Handler<'deleteHoliday'> = async ({ caller, database, body }) => {
  if (!isRecordId(body.id)) throw failures.notFound(master.noun);
  // Only a transaction that ends well keeps the deletion.
  await mustBeAllowedOn(database, caller, [await removeHoliday(database, body.id)], 'id');
  return null;
};

/**
 * Copies the holidays of a year into another, with their half days and locations.
 * @throws Failure 403 for a day in a closed month, 422 for the same year twice
 */
export const copyHolidays: Handler<'copyHolidays'> = async ({ caller, database, body, now }) => {
  if (body.From_year === body.To_year) mustBeValid([{ field: 'To_year', message: 'Please Select another Year' }]);
  const all = await holidayEntries(database);
  const ofYear = all.filter(({ day }) => day.startsWith(`${body.From_year}-`));
  const taken = holidaysTakenOver(all, body.From_year, body.To_year);
  await mustBeAllowedOn(
    database,
    caller,
    taken.map(({ day }) => day),
    'To_year',
  );
  await insertHolidays(
    database,
    taken.map(({ day, name, half, locations }) => ({ day, name, half, locationIds: locations.map(({ id }) => id) })),
    now,
  );
  return { copied: taken.length, skipped: ofYear.length - taken.length };
};
