import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { IssueCount, Project } from '../../../../src/client/api/api';
import ProjectViewScreen from '../../../../src/client/features/projects/screens/ProjectViewScreen';
import type { RatioPieProps } from '../../../../src/client/features/projects/statistics/RatioPie';
import { permissionFlags } from '../../../../src/domain/permissions/permissionCatalogue';
import { projectStatuses } from '../../../../src/domain/projects/projectChoices';
import { fakeNetwork, type FakeNetwork } from '../../../support/fakeNetwork';
import { renderConnected, type Beginning, type Connected } from '../../../support/renderConnected';
import { sentForm } from '../../../support/client/sentForm';
import { project } from '../../../support/client/taskRecords';

// The chart needs measures that only a real browser has; the test reads the figures next to it.
jest.mock('../../../../src/client/features/projects/statistics/RatioPie', () => ({
  __esModule: true,
  default: ({ slices }: RatioPieProps) => (
    <p data-testid="pie">{slices.map(({ label, count }) => `${label} ${count}`).join(', ')}</p>
  ),
}));

const counts: IssueCount[] = [
  { Status: 'OPEN', Issue_type: 'Bug', Priority: 'HIGH', Count: 3 },
  { Status: 'CLOSE', Issue_type: 'Task', Priority: 'LOW', Count: 6 },
  { Status: 'READY FOR UAT', Issue_type: 'Story', Priority: 'MEDIUM', Count: 3 },
];

function network(stored: Partial<Project> = {}): FakeNetwork {
  const net = fakeNetwork();
  net.succeed(
    '/auth/projects/detail',
    project({
      Client_name: 'Port authority',
      Tech_stack: 'React,Node',
      Client_requirement: 'Reports',
      Project_awarded_date: '2026-02-09',
      ...stored,
    }),
  );
  net.succeed('/auth/project/issue-statistics/project-1', counts);
  net.succeed('/auth/tasks/comments', []);
  net.succeed('/auth/projects/updates/project-1', { Rows: [], Total: 0 });
  return net;
}

const show = (beginning: Beginning = {}): Connected =>
  renderConnected(<ProjectViewScreen />, {
    address: '/project/view/project-1',
    path: '/project/view/:id',
    ...beginning,
  });
const getRow = (label: string): string[] =>
  within(screen.getByRole('rowheader', { name: label }).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent ?? '');

describe('The project page', () => {
  it('shows the live figures: counts, rounded percentages of all tasks, and the three types', async () => {
    network();
    show();
    const [statistics] = await screen.findAllByRole('table');
    expect(
      within(statistics as HTMLElement)
        .getAllByRole('columnheader')
        .map((header) => header.textContent),
    ).toEqual(['Status', 'Count', 'Percentage', 'Task', 'Bugs', 'Story']);
    const inStatistics = (label: string): string[] =>
      within(
        within(statistics as HTMLElement)
          .getByRole('rowheader', { name: label })
          .closest('tr') as HTMLElement,
      )
        .getAllByRole('cell')
        .map((cell) => cell.textContent ?? '');
    expect(inStatistics('Open')).toEqual(['3', '25%', '0', '3', '0']);
    expect(inStatistics('close')).toEqual(['6', '50%', '6', '0', '0']);
    expect(inStatistics('Rejected')).toEqual(['0', '0%', '0', '0', '0']);
    expect(within(statistics as HTMLElement).getByRole('progressbar', { name: 'Open: 25%' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Issue Statistics' })).toBeVisible();
    expect(await screen.findByTestId('pie')).toHaveTextContent('Task 6, Story 3, Bugs 3');
    expect(screen.getByText('Bugs', { selector: 'li' })).toHaveTextContent('Bugs 3');
    const priorities = screen.getAllByRole('table')[1] as HTMLElement;
    expect(
      within(priorities)
        .getAllByRole('columnheader')
        .map((header) => header.textContent),
    ).toEqual(['Status', 'High', 'Medium', 'Low', 'Total']);
    expect(getRow('Total')).toEqual(['3', '3', '6', '12']);
  });

  it('shows the details: requirement joined with commas, dates as day-month-year or a hyphen', async () => {
    network({
      Project_manager: 'Mia Manager',
      Technical_project_manager: 'Tom Technical',
      Remark: 'Call first',
      Project_description: '<p>Everything about ships</p>',
    });
    show({ address: '/project/view/project-1?tab=details' });
    expect((await screen.findByText('Client name')).nextElementSibling).toHaveTextContent('Port authority');
    expect(screen.getByText('Project manager').nextElementSibling).toHaveTextContent('Mia Manager');
    expect(screen.getByText('Technical project manager').nextElementSibling).toHaveTextContent('Tom Technical');
    expect(screen.getByText('Remark').nextElementSibling).toHaveTextContent('Call first');
    expect(screen.getByText('Everything about ships')).toBeVisible();
    expect((await screen.findByText('Requirement')).nextElementSibling).toHaveTextContent('Reports, React, Node');
    expect(screen.getByText('Assigned date').nextElementSibling).toHaveTextContent('09/02/2026');
    expect(screen.getByText('Start date').nextElementSibling).toHaveTextContent(/^-$/);
    expect(screen.getByRole('tab', { name: 'Project Details' })).toHaveAttribute('aria-selected', 'true');
    for (const tab of ['Comments', 'History', 'Hours Logs'])
      expect(screen.getByRole('tab', { name: tab })).toBeVisible();
  });

  it('shows a hyphen for an awarded date that is missing, and a start date as day-month-year', async () => {
    network({ Project_awarded_date: null, Project_start_date: '2026-03-05' });
    show({ address: '/project/view/project-1?tab=details' });
    expect((await screen.findByText('Assigned date')).nextElementSibling).toHaveTextContent(/^-$/);
    expect(screen.getByText('Start date').nextElementSibling).toHaveTextContent('05/03/2026');
  });

  it('keeps the open tab in the address', async () => {
    network();
    const { address } = show();
    expect(await screen.findByRole('tab', { name: 'Project Ratio' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('tab', { name: 'Project Details' }));
    expect(address()).toBe('/project/view/project-1?tab=details');
  });

  it('offers editing, creating tasks and deleting only by the flags', async () => {
    network();
    show();
    await screen.findAllByRole('table');
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    expect(screen.queryByText('Create Task')).not.toBeInTheDocument();
    expect(screen.queryByText('Delete Project')).not.toBeInTheDocument();
  });

  it.each([
    ['Project.Edit_Project', 'Edit'],
    ['Project.Create_Task', 'Create Task'],
    ['Project.Delete_Project', 'Delete Project'],
  ] as const)('shows by %s alone: %s', async (flag, shown) => {
    network();
    show({ flags: [flag] });
    await screen.findAllByRole('table');
    expect(
      ['Edit', 'Create Task', 'Delete Project'].filter((text) => screen.queryByText(text, { exact: true }) !== null),
    ).toEqual([shown]);
  });

  it('has its title, the way back, the status, and what the flags allow', async () => {
    network();
    show({ flags: ['Project.Edit_Project', 'Project.Create_Task', 'Project.Delete_Project'] });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Letters');
    for (const name of [/^Back/, 'Edit', /^Status/]) expect(screen.getByRole('button', { name })).toBeVisible();
    const menu = within(screen.getByRole('menu', { name: 'Project' }));
    for (const text of ['Create Task', 'Delete Project']) expect(menu.getByText(text)).toBeVisible();
    await userEvent.click(menu.getByText('Create Task'));
    expect(await screen.findByRole('dialog', { name: 'Create Task' })).toBeVisible();
  });

  it.each([
    ['none', [], ['View']],
    ['Project.All_Task', ['Project.All_Task'], ['View', 'All Tasks', 'Timeline', 'Calendar']],
    ['Project.View_Member', ['Project.View_Member'], ['View', 'Members']],
    ...permissionFlags
      .filter((flag) => flag.startsWith('Milestone_Project.'))
      .map((flag) => [flag, [flag], ['View', 'Milestone']] as const),
    ...permissionFlags
      .filter((flag) => flag.startsWith('Sprint_Project.'))
      .map((flag) => [flag, [flag], ['View', 'Sprint', 'Charts']] as const),
    [
      'all',
      ['Project.All_Task', 'Project.View_Member', 'Milestone_Project.View', 'Sprint_Project.View'],
      ['View', 'All Tasks', 'Members', 'Milestone', 'Sprint', 'Charts', 'Timeline', 'Calendar'],
    ],
  ] as const)('has the tabs that the flags open: %s', async (_name, flags, labels) => {
    network();
    show({ flags: [...flags] });
    const tabs = within(await screen.findByRole('navigation', { name: 'Project' })).getAllByRole('link');
    expect(tabs.map((tab) => tab.textContent)).toEqual(labels);
    const folders: Record<string, string> = {
      View: 'view',
      'All Tasks': 'tasks',
      Members: 'member',
      Milestone: 'milestone',
      Sprint: 'sprint',
      Charts: 'charts',
      Timeline: 'timeline',
      Calendar: 'calendar',
    };
    expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual(
      labels.map((label) => `/project/${folders[label]}/project-1`),
    );
  });

  it('asks before the project is deleted and then leaves for the project list', async () => {
    const net = network();
    net.succeed('/auth/tasks/delete', { _id: 'project-1', Deleted: 'project' });
    const { address } = show({ flags: ['Project.Delete_Project'] });
    await userEvent.click(await screen.findByText('Delete Project'));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Are you sure to delete this project?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(net.callsTo('/auth/tasks/delete')).toEqual([]);
    await userEvent.click(screen.getByText('Delete Project'));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(address()).toBe('/projects'));
    expect(sentForm(net.callsTo('/auth/tasks/delete')[0]?.body)).toBe('id=project-1');
  });

  it('keeps the confirmation open with the reason when deleting fails', async () => {
    network().fail('/auth/tasks/delete', 403, 'You are not permitted to do this');
    const { address } = show({ flags: ['Project.Delete_Project'] });
    await userEvent.click(await screen.findByText('Delete Project'));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('You are not permitted to do this')).toBeVisible();
    expect(address()).toBe('/project/view/project-1');
  });

  it('reverts a rejected status and says why', async () => {
    network().fail('/auth/projects/edit', 409, 'Not now');
    show();
    await userEvent.click(await screen.findByRole('button', { name: /Status: Open/ }));
    await userEvent.click(await screen.findByText('Completed', { selector: '[role=option] *' }));
    expect(await screen.findByText('The status was not changed. Not now')).toBeVisible();
    expect(screen.getByRole('button', { name: /Status: Open/ })).not.toHaveAttribute('aria-disabled');
  });

  it('names the status that someone else has set in the meantime, and reads the project again', async () => {
    const net = network();
    const theirs = project({ Status: 'Hold' });
    show();
    await userEvent.click(await screen.findByRole('button', { name: /Status: Open/ }));
    net.answer('/auth/projects/edit', () => ({
      httpStatus: 409,
      text: JSON.stringify({ status: 0, message: 'This has been changed in the meantime', current: theirs }),
    }));
    net.succeed('/auth/projects/detail', theirs);
    await userEvent.click(await screen.findByText('Completed', { selector: '[role=option] *' }));
    expect(
      await screen.findByText('The status was changed in the meantime to: Hold. Choose yours again to set it.'),
    ).toBeVisible();
    expect(await screen.findByRole('button', { name: /Status: Hold/ })).toBeVisible();
  });

  it('reads the project again after a status change', async () => {
    const net = network();
    show();
    await userEvent.click(await screen.findByRole('button', { name: /Status: Open/ }));
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([...projectStatuses]);
    net.succeed('/auth/projects/edit', project({ Status: 'Hold' }));
    net.succeed('/auth/projects/detail', project({ Status: 'Hold' }));
    await userEvent.click(await screen.findByText('Hold', { selector: '[role=option] *' }));
    expect(await screen.findByRole('button', { name: /Status: Hold/ })).toBeVisible();
    await waitFor(() => expect(net.callsTo('/auth/projects/detail').length).toBeGreaterThan(1));
    expect(sentForm(net.callsTo('/auth/projects/edit')[0]?.body)).toBe('id=project-1&Status=Hold&Former_value=Open');
  });

  it('says that a wrong id leads nowhere', async () => {
    network().fail('/auth/projects/detail', 404, 'Project not found');
    show();
    expect(await screen.findByText('This project was not found')).toBeVisible();
  });

  it('offers to try again when the server cannot be reached, and then shows the project', async () => {
    const net = fakeNetwork();
    net.answer('/auth/projects/detail', () => {
      throw new TypeError('Failed to fetch');
    });
    show();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    network();
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: /Letters/ })).toBeVisible();
  });

  it('shows zeros for a project without tasks', async () => {
    network().succeed('/auth/project/issue-statistics/project-1', []);
    show();
    expect(await screen.findByText('No tasks yet')).toBeVisible();
    expect(getRow('Total')).toEqual(['0', '0', '0', '0']);
  });
});
