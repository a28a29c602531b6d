import { tag, type CacheTag } from './tagTypes';

/** What is no longer true after the record of an employee was changed; after a refusal too: what is shown may be old. */
export const changedEmployeeTags = (employee: { readonly _id: string } | undefined): CacheTag[] =>
  employee
    ? [tag('Employees', 'all'), tag('EmployeeFile', employee._id), { type: 'ProjectMembers' }]
    : [tag('Employees', 'all')];
