import type { HalfColumn } from '../../database/tables/attendanceTables';
import type { Person } from '../people/person';
import type { CompanyCalendar } from '../seed/companyCalendar';
import type { LeaveStatus } from './demoLeave';

export interface ScriptedLeave {
  from: number;
  to: number;
  halfFrom: HalfColumn;
  halfTo: HalfColumn;
  isEmergency: boolean;
  status: LeaveStatus;
  type: 'Casual Leave' | 'Sick Leave';
  reason?: string;
}

const whole = { halfFrom: 'First Half', halfTo: 'Second Half', isEmergency: false } as const;

/**
 * Leaves that the demonstration needs: one in every status for employee@, employees who are away today, and decisions
 * that wait for lead@.
 */
export function scriptedLeaves(person: Person, people: readonly Person[], calendar: CompanyCalendar): ScriptedLeave[] {
  if (person.account === 'employee') return leavesOfTheEmployee(calendar);
  if (person.account !== null) return [];
  const { today } = calendar;
  const team = people.filter(
    (other) => other.leader?.account === 'lead' && other.account === null && other.left === null,
  );
  const others = people.filter(
    (other) =>
      other.discipline !== 'lead' &&
      other.leader?.account !== 'lead' &&
      other.account === null &&
      other.leader !== null &&
      other.left === null &&
      other.joined < today - 60,
  );
  const soon = calendar.workingDayFrom(today + 6, 1);
  const later = calendar.workingDayFrom(today + 11, 1);
  switch (person) {
    case team[0]:
      return [
        {
          ...whole,
          from: today,
          to: today,
          halfTo: 'First Half',
          status: 'Approved',
          type: 'Sick Leave',
          reason: 'Dental appointment in the morning',
        },
      ];
    case team[1]:
      return [
        {
          ...whole,
          from: soon,
          to: calendar.addWorkingDays(soon, 3),
          status: 'Pending',
          type: 'Casual Leave',
          reason: 'Wedding of my brother, I have to travel two days before',
        },
      ];
    case team[2]:
      return [{ ...whole, from: later, to: later, halfFrom: 'Second Half', status: 'Pending', type: 'Casual Leave' }];
    case others[2]:
      return [
        {
          ...whole,
          from: today - 1,
          to: today + 2,
          status: 'Approved',
          type: 'Casual Leave',
          reason: 'Trip to the mountains',
        },
      ];
    case others[7]:
      return [
        {
          ...whole,
          from: today,
          to: today,
          status: 'Approved',
          type: 'Sick Leave',
          isEmergency: true,
          reason: 'High fever since last night',
        },
      ];
    case others[11]:
      return [
        {
          ...whole,
          from: today,
          to: today,
          halfFrom: 'Second Half',
          status: 'Conditional Approved',
          type: 'Casual Leave',
          reason: 'Parents evening at school',
        },
      ];
    default:
      return [];
  }
}

function leavesOfTheEmployee(calendar: CompanyCalendar): ScriptedLeave[] {
  const ago = (days: number): number => calendar.workingDayFrom(calendar.today - days, -1);
  const next = calendar.workingDayFrom(calendar.today + 9, 1);
  return [
    {
      ...whole,
      from: ago(150),
      to: calendar.addWorkingDays(ago(150), 4),
      status: 'Approved',
      type: 'Casual Leave',
      reason: 'Summer trip with the family',
    },
    {
      ...whole,
      from: ago(96),
      to: ago(96),
      status: 'Rejected',
      type: 'Casual Leave',
      reason: 'Long weekend by the sea',
    },
    {
      ...whole,
      from: ago(71),
      to: ago(71),
      isEmergency: true,
      status: 'Approved',
      type: 'Sick Leave',
      reason: 'Sudden high fever',
    },
    {
      ...whole,
      from: ago(50),
      to: calendar.addWorkingDays(ago(50), 1),
      status: 'Conditional Approved',
      type: 'Casual Leave',
      reason: 'Moving to a new flat',
    },
    {
      ...whole,
      from: ago(33),
      to: ago(33),
      status: 'Unapproved',
      type: 'Casual Leave',
      reason: 'Appointment at the passport office',
    },
    {
      ...whole,
      from: ago(24),
      to: ago(24),
      status: 'Cancelled',
      type: 'Casual Leave',
      reason: 'Concert, now moved to the weekend',
    },
    {
      ...whole,
      from: ago(12),
      to: ago(12),
      halfFrom: 'Second Half',
      status: 'Approved',
      type: 'Sick Leave',
      reason: 'Physiotherapy in the afternoon',
    },
    {
      ...whole,
      from: next,
      to: calendar.addWorkingDays(next, 2),
      status: 'Pending',
      type: 'Casual Leave',
      reason: "Three days at my sister's in the north, tasks are handed over to the team",
    },
  ];
}
