import type { CompanyRows } from '../companyRows';
import { idByName, type OrganisationIds } from '../people/peopleRows';
import type { CompanyCalendar } from '../seed/companyCalendar';
import { identifier } from '../seed/identifier';
import type { SeededRandom } from '../seed/seededRandom';
import { currentStatus, type DemoLeave } from './demoLeave';
import type { DemoHoliday } from './yearsHolidays';

export function leaveRows(leaves: readonly DemoLeave[], calendar: CompanyCalendar, seed: SeededRandom): CompanyRows {
  const random = seed.fork(`leave rows/${leaves[0]?.id ?? ''}`);
  return {
    leaves: leaves.map((leave) => {
      const latest = currentStatus(leave);
      const isPending = latest.status === 'Pending';
      return {
        id: leave.id,
        employee_id: leave.person.id,
        leave_type: leave.type,
        starts_on: calendar.day(leave.from),
        ends_on: calendar.day(leave.to),
        half_from: leave.halfFrom,
        half_to: leave.halfTo,
        reason: leave.reason,
        is_emergency: leave.isEmergency,
        status: latest.status,
        status_comment: latest.comment,
        acted_by_id: isPending ? null : latest.by.id,
        acted_at: isPending ? null : new Date(latest.atMs),
        created_by_id: leave.actions[0].by.id,
        created_at: new Date(leave.actions[0].atMs),
      };
    }),
    leave_notified_employees: leaves.flatMap(({ id, notified }) =>
      notified.map((person) => ({ leave_id: id, employee_id: person.id })),
    ),
    leave_log_entries: leaves.flatMap(({ id, actions }) =>
      actions.map(({ status, by, atMs, comment }) => ({
        id: identifier(random, atMs),
        leave_id: id,
        action: status,
        comment,
        created_by_id: by.id,
        created_at: new Date(atMs),
      })),
    ),
  };
}

export function holidayRows(
  holidays: readonly DemoHoliday[],
  ids: OrganisationIds,
  calendar: CompanyCalendar,
  seed: SeededRandom,
): CompanyRows {
  const random = seed.fork('holidays');
  const withIds = holidays.map((holiday) => ({ ...holiday, id: identifier(random, calendar.at(0, 0)) }));
  return {
    holidays: withIds.map(({ id, day, name, half }) => ({ id, day, name, half })),
    holiday_locations: withIds.flatMap(({ id, locations }) =>
      locations.map((name) => ({ holiday_id: id, location_id: idByName(ids.locations, name) })),
    ),
  };
}
