import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DirectoryScreen from '../../../src/client/features/directory/screens/DirectoryScreen';
import EmployeesScreen from '../../../src/client/features/employees/screens/EmployeesScreen';
import KraScreen from '../../../src/client/features/kra/screens/KraScreen';
import LocationScreen from '../../../src/client/features/masters/screens/LocationScreen';
import MilestoneScreen from '../../../src/client/features/planning/screens/MilestoneScreen';
import SprintScreen from '../../../src/client/features/planning/screens/SprintScreen';
import { fakeNetwork } from '../../support/fakeNetwork';
import { renderConnected } from '../../support/renderConnected';
import { project } from '../../support/client/taskRecords';
import { giveTablesRoom } from '../../support/client/tableRoom';

giveTablesRoom();

test.each([
  ['/directory', 'person', 'employee', '/auth/directory', DirectoryScreen],
  ['/employees', 'entry', 'employee', '/auth/employee/list', EmployeesScreen],
  ['/employees', 'leaving', 'employee', '/auth/employee/list', EmployeesScreen],
  ['/KRA', 'record', 'rating', '/auth/kra/list', KraScreen],
  ['/location', 'entry', 'location', '/location/getAllLocations', LocationScreen],
  ['/location', 'uses', 'location', '/location/getAllLocations', LocationScreen],
  ['/project/sprint/project-1', 'sprint', 'sprint', '/sprint/getProjectSprints', SprintScreen],
  ['/project/milestone/project-1', 'milestone', 'milestone', '/milestone/getAllMilestones', MilestoneScreen],
])('%s says that the record of ?%s= was not found', async (page, parameter, what, call, Screen) => {
  const network = fakeNetwork();
  network.succeed(call, []);
  network.succeed('/auth/projects/detail', project());
  const { address } = renderConnected(<Screen />, { address: `${page}?${parameter}=missing` });
  expect(await screen.findByRole('dialog', { name: `This ${what} was not found` })).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  expect(address()).toBe(page);
});
