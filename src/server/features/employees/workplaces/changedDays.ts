import { firstDayOfEmployment } from '../../../../domain/attendance/employment';
import { workDateIn } from '../../../../domain/attendance/workDate';
import { addDays, type Day } from '../../../../domain/calendar/day';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { toMonth } from '../../../../domain/calendar/month';
import { groupedBy } from '../../../../domain/collections/groupedBy';
import {
  daysElsewhere,
  isSameWorkplace,
  sinceProblems,
  workplacesAfter,
  type FormerWorkplace,
  type Workplace,
} from '../../../../domain/employees/workplaces';
import { closedMonthMessage, mayChangeClosedMonths } from '../../../../domain/present-data/closedMonth';
import type { FieldProblem } from '../../../../domain/validation/fieldProblem';
import type { FieldChange } from '../../../employee-records/employeeChangesRepository';
import type { EmployeeRow } from '../../../employee-records/employeesReadModel';
import type { Call } from '../../../operations/call';
import { closedMonths, lockMonths } from '../../../present-months/closingsReadModel';
import { lockRecords } from '../employeesRepository';
import type { EmployeeColumns } from '../employeeValues';

/** A record that is added or edited. */
export interface SavedRecord {
  readonly id: string;
  /** undefined for a new one. */
  readonly stored: EmployeeRow | undefined;
  readonly values: EmployeeColumns;
  /** From when on the location and shift apply: a day, or '' for all days. As they did, or from today on, without it. */
  readonly since?: string | undefined;
}

/** What a location, shift or day of joining means for the days of an employee. */
export interface ChangedDays {
  readonly problems: FieldProblem[];
  /** For the history of the record; the location and the shift themselves are in it anyway. */
  readonly changes: readonly FieldChange[];
  /** The former workplaces; undefined when they stay as they are. */
  readonly former: readonly FormerWorkplace[] | undefined;
}

interface TouchedDays {
  readonly field: 'Joined' | 'Workplace_since';
  readonly records: Parameters<typeof closedMonthMessage>[1];
  readonly first: Day;
  readonly last: Day;
}

interface PlannedDays extends ChangedDays {
  readonly touched: readonly TouchedDays[];
}

type DaysCall = Pick<Call<'editEmployee'>, 'caller' | 'database' | 'now' | 'services'>;

const unchanged: PlannedDays = { problems: [], changes: [], former: undefined, touched: [] };

const workplaceIn = (record: Pick<EmployeeColumns, 'location_id' | 'shift_type'>): Workplace => ({
  locationId: record.location_id,
  shift: record.shift_type,
});

const shownSince = (since: string): string => formatDay(since) || 'All days';

const joiningSpan = (first: Day, last: Day): TouchedDays[] =>
  first <= last ? [{ field: 'Joined', records: 'days of employment', first, last }] : [];

function plannedDays(
  { stored, values, since: given }: SavedRecord,
  known: readonly FormerWorkplace[],
  { today, timeZone }: { readonly today: Day; readonly timeZone: string },
): PlannedDays {
  if (stored === undefined)
    return { ...unchanged, touched: values.joined_on === null ? [] : joiningSpan(values.joined_on, today) };
  const before = { former: known, present: workplaceIn(stored) };
  const next = workplaceIn(values);
  const sinceBefore = known.at(-1)?.until ?? '';
  const isOther = !isSameWorkplace(before.present, next);
  const since = given ?? (isOther ? today : sinceBefore);
  const isMoved = since !== sinceBefore;
  const problems = sinceProblems(since, today);
  if (problems.length > 0) return { ...unchanged, problems };

  const firstDay = firstDayOfEmployment(values.joined_on, stored.created_at, timeZone);
  const formerFirstDay = firstDayOfEmployment(stored.joined_on, stored.created_at, timeZone);
  const [earlier, later] = firstDay < formerFirstDay ? [firstDay, formerFirstDay] : [formerFirstDay, firstDay];
  // Another day of joining alone leaves them: it may be put right again.
  const after = isOther || isMoved ? workplacesAfter(before, { next, from: since, firstDay }) : before;
  const sinceAfter = after.former.at(-1)?.until ?? '';
  const elsewhere = daysElsewhere(before, after, { first: firstDay, last: today });
  return {
    problems: [],
    changes: (isOther ? sinceAfter === today : sinceAfter === sinceBefore)
      ? []
      : [
          {
            field: 'Location and shift since',
            // That of the former location says nothing about the new one.
            previous: isOther && sinceAfter === sinceBefore ? null : shownSince(sinceBefore),
            current: shownSince(sinceAfter),
          },
        ],
    former: after === before ? undefined : after.former,
    touched: [
      ...joiningSpan(earlier, later > today ? today : addDays(later, -1)),
      ...elsewhere.map((span) => ({
        field: 'Workplace_since' as const,
        records: 'locations and shifts' as const,
        ...span,
      })),
    ],
  };
}

/** What `changedDays` compares records with. */
interface DaysBasis {
  /** The former workplaces of all that are edited. */
  readonly former: readonly (FormerWorkplace & { readonly employee_id: string })[];
  /** The first day of attendance: no one is absent on the days before. */
  readonly firstRecorded: Day | null;
  /** False for a preview; otherwise the months stay closed or open until the transaction ends. */
  readonly isStored: boolean;
}

/**
 * What saved records mean for past days, by the ids of the employees whose location, shift or day of joining changes.
 * Closed months are final: only HR changes what they consist of.
 */
export async function changedDays(
  { caller, database, now, services }: DaysCall,
  saved: readonly SavedRecord[],
  { former, firstRecorded, isStored }: DaysBasis,
): Promise<Map<string, ChangedDays>> {
  const { companyTimeZone: timeZone } = services;
  const moment = { timeZone, today: workDateIn(timeZone, now) };
  const formerByEmployee = groupedBy(former, ({ employee_id }) => employee_id);
  const planned = saved
    .filter(
      ({ stored, values, since }) =>
        since !== undefined ||
        (stored?.joined_on ?? null) !== values.joined_on ||
        (stored !== undefined && !isSameWorkplace(workplaceIn(stored), workplaceIn(values))),
    )
    .map((record) => {
      const days = plannedDays(record, formerByEmployee.get(record.id) ?? [], moment);
      const firstCounted = firstRecorded ?? addDays(moment.today, 1);
      const touched = days.touched
        .map((span) => (span.field === 'Joined' && span.first < firstCounted ? { ...span, first: firstCounted } : span))
        .filter(({ first, last }) => first <= last);
      return { id: record.id, ...days, touched };
    });
  const touched = planned.flatMap((days) => days.touched);
  const mustBeOpen = touched.length > 0 && !mayChangeClosedMonths(caller);
  if (mustBeOpen && isStored) {
    await lockRecords(
      database,
      planned.map(({ id }) => id),
    );
    await lockMonths(database, touched);
  }
  const closed = mustBeOpen ? (await closedMonths(database)).sort() : [];
  return new Map(
    planned.map(({ id, problems, changes, former: places, touched: spans }) => {
      const finished = spans.flatMap(({ field, records, first, last }) => {
        const month = closed.find((one) => one >= toMonth(first) && one <= toMonth(last));
        return month === undefined ? [] : [{ field, message: closedMonthMessage(month, records) }];
      });
      return [id, { problems: [...problems, ...finished.slice(0, 1)], changes, former: places }];
    }),
  );
}

/** `changedDays` of one record. */
export const daysChangedBy = async (call: DaysCall, record: SavedRecord, basis: DaysBasis): Promise<ChangedDays> =>
  (await changedDays(call, [record], basis)).get(record.id) ?? unchanged;
