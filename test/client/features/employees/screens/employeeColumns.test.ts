import type { EmployeeRecord } from '../../../../../src/client/api/api';
import { employeeColumns } from '../../../../../src/client/features/employees/screens/employeeColumns';

const status = employeeColumns('2026-03-02').find(({ key }) => key === 'status');

test.each([
  ['Active', '2099-01-01', { text: 'Active', tone: 'success', suffix: 'joins 01/01/2099' }],
  ['Active', '2026-03-02', { text: 'Active', tone: 'success' }],
  ['Active', null, { text: 'Active', tone: 'success' }],
  ['DeActive', '2099-01-01', { text: 'DeActive', tone: 'neutral' }],
])('the status of an employee who is %s and joins on %s says whether that is to come', (Status, Joined, expected) => {
  const row = { Status, Joined } as EmployeeRecord;
  expect(status?.cell?.(row)).toEqual(expected);
  expect(status?.value(row)).toBe(Status);
});
