import { screen } from '@testing-library/react';
import type { EmployeeDetail } from '../../../../src/client/api/api';
import { EmployeeHead } from '../../../../src/client/features/employees/screens/EmployeeHead';
import { renderConnected } from '../../../support/renderConnected';

test('the department of an employee is not shown as the position', () => {
  const detail = {
    Employee: { Status: 'Inactive', Position: null, Department: { _id: 'd', Name: 'Engineering' }, Team_leader: null },
    Today: { Task: null, Is_working: false },
    Tabs: [],
    Invitation_waits_since: null,
  } as unknown as EmployeeDetail;
  renderConnected(<EmployeeHead detail={detail} />);
  const fact = (label: string) => screen.getByText(label).nextSibling?.textContent;
  expect([fact('Position'), fact('Department')]).toEqual(['-', 'Engineering']);
});
