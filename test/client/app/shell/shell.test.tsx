import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storeToken } from '../../../../src/client/browser/tokenVault';
import { makeSignedInStore, makeEntryTestStore, testUser } from '../../../support/clientStore';
import { fakeNetwork, type FakeNetwork } from '../../../support/fakeNetwork';
import { showProgram } from '../../../support/client/showProgram';

// A Tuesday, 12:00 on the company's clock (UTC+5:30), inside the KRA window.
const now = new Date('2026-06-02T06:30:00Z');

function company(permissions: object = {}): FakeNetwork {
  const network = fakeNetwork();
  network.succeed('/auth/permission/details', [{ Role: 'Role', ...permissions }]);
  network.succeed('/auth/preferences', []);
  network.succeed('/auth/preferences/save', { Key: 'k', Value: '' });
  network.succeed('/auth/task/my-running-task-timer', []);
  network.succeed('/auth/facelog/last', []);
  network.succeed('/auth/report', [{ Check_In: null, Check_Out: null }]);
  network.succeed('/holiday/getAllHolidays', []);
  return network;
}
// A light page: most of what happens here is the same on all of them.
const plain = '/holidays-list';
const open = async (path = plain) => {
  const shown = showProgram(makeSignedInStore(path), path);
  await screen.findByRole('navigation', { name: 'Sidebar' });
  return shown;
};

beforeEach(() => {
  jest.useFakeTimers({
    now,
    doNotFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask', 'performance'],
  });
  localStorage.clear();
  sessionStorage.clear();
  storeToken(null);
});
afterEach(() => jest.useRealTimers());

describe('Without a token', () => {
  test.each(['/projects', '/task/12?tab=history', '/profile', '/', '/no/such/page'])(
    '%s leads to the login page',
    async (path) => {
      fakeNetwork();
      const { path: opened } = showProgram(makeEntryTestStore(), path);
      await screen.findByRole('button', { name: 'Login' });
      expect(opened()).toBe('/login');
    },
  );

  test('the page that was asked for is remembered', async () => {
    fakeNetwork();
    const test = makeEntryTestStore();
    showProgram(test, '/task/12?tab=history');
    await screen.findByRole('button', { name: 'Login' });
    expect(test.store.getState().session.account.returnPath).toBe('/task/12?tab=history');
  });
});

describe('With a token', () => {
  test.each(['/', '/no/such/page', '/project'])('the unknown address %s leads to the dashboard', async (path) => {
    company();
    const { path: opened } = await open(path);
    expect(opened()).toBe('/dashboard');
  });

  test('the dashboard says which address leads nowhere until that is closed, and is silent without one', async () => {
    company();
    const { path: opened } = await open('/no/such/page?view=1');
    const notice = await screen.findByText(/^There is no page at/);
    expect(notice).toHaveTextContent('There is no page at /no/such/page. The address may be mistyped');
    await userEvent.click(within(notice.parentElement as HTMLElement).getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/^There is no page at/)).not.toBeInTheDocument();
    expect(opened()).toBe('/dashboard');
  });

  test('the bare address is no address that leads nowhere', async () => {
    company();
    const { path: opened } = await open('/');
    expect(opened()).toBe('/dashboard');
    expect(screen.queryByText(/^There is no page at/)).not.toBeInTheDocument();
  });

  test('the shell shows name, position and the day', async () => {
    const network = company();
    network.succeed('/auth/facelog/last', [
      { date: '2026-06-01', checkIn: '2026-06-01T03:00:00Z', checkOut: null },
      { date: '2026-06-02', checkIn: '2026-06-02T04:05:00Z', checkOut: null },
    ]);
    network.succeed('/auth/report', [{ date: '2026-06-02', Check_In: '2026-06-02T03:30:00Z', Check_Out: null }]);
    await open();
    expect(screen.getByRole('navigation', { name: 'Sidebar' })).toBeVisible();
    expect(within(screen.getAllByRole('banner')[0] as HTMLElement).getByText('Given Family')).toBeVisible();
    // No picture: the initials replace it.
    expect(screen.getByRole('button', { name: /^User menu of Given Family/ })).toHaveTextContent('GF');
    expect(document.querySelector('header img')).toBeNull();
    expect(await screen.findByRole('heading', { level: 1, name: 'Holidays list' })).toBeVisible();
    expect(screen.getByText('Developer')).toBeVisible();
    const day = screen.getByRole('region', { name: 'Today' });
    await within(day).findByText('09:35 AM');
    expect(day).toHaveTextContent('Face In 09:35 AM Out -Manual In 09:00 AM Out -Working Hours 03 : 00 : 00');
  });

  test('the first Tab offers to skip to the content, which then has the focus', async () => {
    company();
    await open();
    await screen.findByRole('main');
    (document.activeElement as HTMLElement).blur();
    await userEvent.tab();
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(skip).toHaveFocus();
    expect(document.querySelector(skip.getAttribute('href') ?? '')).toContainElement(screen.getByRole('main'));
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.location.hash).toBe('');
  });

  test('the tasks of a project are shown without the sidebar', async () => {
    company();
    showProgram(makeSignedInStore('/project/tasks/project-1'), '/project/tasks/project-1');
    expect((await screen.findAllByRole('banner'))[0]).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Sidebar' })).not.toBeInTheDocument();
  });

  test('the day header shows when the user left, by the face and by hand', async () => {
    const network = company();
    network.succeed('/auth/facelog/last', [
      { date: '2026-06-02', checkIn: '2026-06-02T04:05:00Z', checkOut: '2026-06-02T06:00:00Z' },
    ]);
    network.succeed('/auth/report', [
      { date: '2026-06-02', Check_In: '2026-06-02T03:30:00Z', Check_Out: '2026-06-02T06:05:00Z' },
    ]);
    await open();
    const day = screen.getByRole('region', { name: 'Today' });
    await within(day).findByText('11:30 AM');
    expect(day).toHaveTextContent('Face In 09:35 AM Out 11:30 AMManual In 09:00 AM Out 11:35 AM');
  });

  test("a face entry of yesterday leaves the day 'Absent' and the working hours at zero", async () => {
    company().succeed('/auth/facelog/last', [{ date: '2026-06-01', checkIn: '2026-06-01T03:00:00Z', checkOut: null }]);
    await open();
    const day = screen.getByRole('region', { name: 'Today' });
    await within(day).findByText('Absent');
    expect(day).toHaveTextContent('Working Hours 00 : 00 : 00');
  });

  test('times that cannot be read say so and can be tried again', async () => {
    const network = company();
    network.fail('/auth/facelog/last', 500, 'Broken');
    await open();
    await screen.findByText("Could not load today's times.");
    network.succeed('/auth/facelog/last', []);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Absent')).toBeVisible();
  });

  test('views and settings that cannot be read say so and can be tried again', async () => {
    const network = company();
    network.fail('/auth/preferences', 500, 'Broken');
    await open();
    const notice = await screen.findByText('Could not load your own views and settings.');
    network.succeed('/auth/preferences', []);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(notice).not.toBeInTheDocument());
  });

  test('the menus are those of the flags', async () => {
    const network = company({ Report: { Face_Report: '1' } });
    await open();
    expect(network.callsTo('/auth/permission/details').map(({ text }) => text)).toEqual([
      `id=${testUser.Role_permission_id}`,
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Reports' }));
    expect(await screen.findByRole('menuitem', { name: 'Face Report' })).toHaveAttribute('href', '/report/attendance');
    expect(screen.queryByRole('button', { name: 'Master' })).not.toBeInTheDocument();
  });

  test('the KRA link shows within the window to users with the flag', async () => {
    company({ KRA: { Employee_KRA: '1' } });
    await open();
    expect(await screen.findByRole('link', { name: 'KRA' })).toHaveAttribute('href', '/KRA');
    expect(screen.queryByRole('link', { name: 'TL KRA' })).not.toBeInTheDocument();
  });

  test('a permission record that cannot be read leaves the plain links of the sidebar', async () => {
    company().fail('/auth/permission/details', 500, 'Broken');
    await open();
    await waitFor(() =>
      expect(
        within(screen.getByRole('navigation', { name: 'Sidebar' }))
          .getAllByRole('link')
          .map((link) => link.textContent),
      ).toEqual([
        'Dashboard',
        'Project',
        'Leaves',
        'Directory',
        'Tickets',
        'Task',
        'Calendar',
        'My month',
        'Attendance',
        'Overtime',
        'Holidays list',
        'Pending',
      ]),
    );
  });

  test('a page whose flag is missing says that it is not permitted, and names the flag', async () => {
    company();
    await open('/location');
    expect(await screen.findByText('You are not permitted to open this page')).toBeVisible();
    expect(screen.getByText('Missing permission: Master.Location')).toBeVisible();
  });

  test('a page that needs a flag can be tried again when the permissions could not be read', async () => {
    const network = company();
    network.fail('/auth/permission/details', 503, 'Busy');
    await open('/location');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    network.succeed('/auth/permission/details', [{ Master: { Location: '1' } }]);
    network.succeed('/location/getAllLocations', []);
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Location' })).toBeVisible();
  });

  test('/Holidays and /holidays are one page', async () => {
    company({ Master: { Holidays: '1' } }).succeed('/holiday/getAllHolidays', []);
    const { goTo } = await open('/Holidays');
    expect(await screen.findByRole('heading', { level: 1, name: 'Holidays' })).toBeVisible();
    await act(() => goTo('/holidays'));
    expect(screen.getByRole('heading', { level: 1, name: 'Holidays' })).toBeVisible();
    expect(document.title).toBe('Holidays · Daybook');
  });

  test('an expired token leads to the login page', async () => {
    company().fail('/auth/preferences', 401, 'Sign in again');
    const test = makeSignedInStore(plain);
    showProgram(test, plain);
    await waitFor(() => expect(test.log.opened).toEqual(['/login']));
    expect(screen.queryByText('Given Family')).not.toBeInTheDocument();
  });

  test('the folded sidebar is remembered', async () => {
    const network = company();
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Collapse sidebar' }));
    expect(screen.getByRole('button', { name: 'Expand sidebar' })).toHaveAttribute('aria-expanded', 'false');
    expect(network.callsTo('/auth/preferences/save')[0]?.text).toBe('Key=sidebar&Value=%22folded%22');
  });

  test('the running timer is visible everywhere and can be stopped there', async () => {
    const network = company();
    const timer = {
      Status: 'Running',
      Check_In: '2026-06-02T06:00:00Z',
      Check_Out: null,
      Task_id: 't1',
      Project_id: 'p1',
      Task_key: 'P-1',
      Short_summary: 'Broken',
    };
    network.succeed('/auth/task/my-running-task-timer', [timer]);
    network.succeed('/auth/tasks/tasktimer', { ...timer, Status: 'Stopped', Check_Out: '2026-06-02T06:30:00Z' });
    await open();
    expect(await screen.findByRole('link', { name: 'P-1 Broken' })).toHaveAttribute('href', '/task/t1');
    expect(screen.getByText('00 : 30 : 00')).toBeVisible();
    network.fail('/auth/tasks/tasktimer', 503, 'The server is busy');
    await userEvent.click(screen.getByRole('button', { name: 'Stop the timer of P-1' }));
    expect(await screen.findByText('Stopping the timer on P-1 failed: The server is busy')).toBeVisible();
    network.succeed('/auth/tasks/tasktimer', { ...timer, Status: 'Stopped', Check_Out: '2026-06-02T06:30:00Z' });
    network.succeed('/auth/task/my-running-task-timer', []);
    await userEvent.click(screen.getByRole('button', { name: 'Stop the timer of P-1' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'P-1 Broken' })).not.toBeInTheDocument());
    expect(network.callsTo('/auth/tasks/tasktimer')[0]?.text).toContain('Expected=Running');
  });

  test('the picture of the signed-in person is there by a fresh link, after the next reload too', async () => {
    const network = company();
    network.succeed('/auth/profile', { First_name: 'Given', Profile_pic: '/api/auth/files/1/me.png?signature=fresh' });
    const { container } = await open();
    await waitFor(() =>
      expect(container.querySelector('header img')).toHaveAttribute('src', '/api/auth/files/1/me.png?signature=fresh'),
    );
    expect(localStorage.getItem('daybook.user')).toContain('signature=fresh');
  });

  test('Logout is in the user menu and reloads the login page', async () => {
    const network = company();
    network.succeed('/logout', null);
    const test = makeSignedInStore(plain);
    showProgram(test, plain);
    await userEvent.click(await screen.findByRole('button', { name: /^User menu of Given Family/ }));
    expect(await screen.findByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/profile');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(test.log.opened).toEqual(['/login']));
  });

  test('signing out shows immediately that it is under way, and is not offered twice', async () => {
    const network = company();
    network.answer('/logout', () => new Promise(() => undefined));
    showProgram(makeSignedInStore(plain), plain);
    await userEvent.click(await screen.findByRole('button', { name: /^User menu of/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    const state = await screen.findByText('Signing out…');
    await userEvent.click(state);
    const item = await screen.findByRole('menuitem', { name: 'Signing out…' });
    expect(item).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(item, { pointerEventsCheck: 0 });
    expect(network.callsTo('/logout')).toHaveLength(1);
  });
});
