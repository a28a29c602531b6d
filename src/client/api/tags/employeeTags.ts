import { ownChangeTags } from '../changeTable';
import { tag, type CacheTag } from '../tagTypes';

/** Tags of an employee's record after a change; also after a rejection, because the shown data may be old. */
export const changedEmployeeTags = (employee: { readonly _id: string } | undefined): CacheTag[] =>
  employee
    ? [...ownChangeTags('employee', { id: employee._id }), { type: 'ProjectMembers' }]
    : [tag('Employees', 'all')];

/** What shows duties, all of which may have gone to others with a deactivation. */
const dutyTypes = [
  'EmployeeFile',
  'TaskWindow',
  'Task',
  'Statistics',
  'Project',
  'ProjectList',
  'ProjectMembers',
  'Master',
  'Ticket',
  'TicketList',
  'Interviews',
  'Leaves',
  'Overtime',
  'Ratings',
  'Pending',
  'Company',
] as const;

export const handedOverTags = (employee: { readonly _id: string } | undefined): CacheTag[] =>
  employee
    ? [...changedEmployeeTags(employee), ...dutyTypes.map((type): CacheTag => ({ type })), tag('RunningTimer', 'all')]
    : [];
