import { tag, type CacheTag } from './tagTypes';

/** Tags of an employee's record after a change; also after a rejection, because the shown data may be old. */
export const changedEmployeeTags = (employee: { readonly _id: string } | undefined): CacheTag[] =>
  employee
    ? [tag('Employees', 'all'), tag('EmployeeFile', employee._id), { type: 'ProjectMembers' }]
    : [tag('Employees', 'all')];
