import type { Locator, Page } from '@playwright/test';
import { addDays } from '../../../src/domain/calendar/day';
import { mondayOfWeek } from '../../../src/domain/calendar/weekday';
import { createCalls, type Calls } from './calls';

export interface Row {
  readonly _id: string;
  readonly Task_key: string;
}

export const prepareTimeline = async (server: Parameters<typeof createCalls>[0]) => {
  const calls = await createCalls(server, 'pm');
  const managed = await calls.get<{ _id: string }[]>('/auth/dashboard/portfolio');
  // One of which the team leader is a member too.
  const seen = await (await createCalls(server, 'lead')).get<{ _id: string }[]>('/auth/projects');
  const projectId = managed.find(({ _id }) => seen.some((other) => other._id === _id))?._id ?? '';
  const { From } = await calls.get<{ From: string }>(`/auth/timeline?Project_id=${projectId}`);
  // The range begins a year ago.
  const monday = addDays(mondayOfWeek(addDays(From, 365)), 28);
  const create = async (summary: string, day: string): Promise<Row> => {
    const details = { Short_summary: summary, Start_date: day, Due_date: day, Task_duration: '8' };
    const [task] = await createTasks(calls, projectId, [details]);
    if (task === undefined) throw new Error('No task was created');
    return task;
  };
  const blocker = await create('Soundings of the harbour basin', monday);
  const waiting = await create('Dredging of the harbour basin', addDays(monday, 1));
  await calls.post('/auth/tasks/dependency/save', { task_id: waiting._id, blocker_id: blocker._id });
  const days = async (task: Row) => {
    const { Tasks } = await calls.get<{ Tasks: (Row & { Start_date: string })[] }>(
      `/auth/timeline?Project_id=${projectId}`,
    );
    return Tasks.find(({ _id }) => _id === task._id)?.Start_date;
  };
  return { projectId, monday, blocker, waiting, days };
};

/** The same plan in two weeks without a holiday, or leave of the assignee: one task of two days, and the one that waits for it on the third. */
export const prepareDaysWithoutHoliday = async (server: Parameters<typeof createCalls>[0]) => {
  const prepared = await prepareTimeline(server);
  const { projectId, blocker, waiting } = prepared;
  const pm = await createCalls(server, 'pm');
  const { Holidays, Leaves, Tasks } = await pm.get<{
    Holidays: { Day: string }[];
    Leaves: { Employee_id: string; From: string; To: string }[];
    Tasks: { _id: string; Employee_id: string | null }[];
  }>(`/auth/timeline?Project_id=${projectId}`);
  const assignee = Tasks.find(({ _id }) => _id === blocker._id)?.Employee_id;
  const daysOff = [
    ...Holidays.map(({ Day }) => ({ From: Day, To: Day })),
    ...Leaves.filter(({ Employee_id }) => Employee_id === assignee),
  ];
  let monday = prepared.monday;
  while (daysOff.some(({ From, To }) => To >= monday && From <= addDays(monday, 11))) monday = addDays(monday, 7);
  const schedule = async (): Promise<void> => {
    await pm.post('/auth/tasks/edit', { id: waiting._id, Due_date: addDays(monday, 2) });
    await pm.post('/auth/tasks/edit', { id: waiting._id, Start_date: addDays(monday, 2) });
    await pm.post('/auth/tasks/edit', { id: blocker._id, Due_date: addDays(monday, 1) });
    await pm.post('/auth/tasks/edit', { id: blocker._id, Start_date: monday });
  };
  return { ...prepared, monday, pm, schedule };
};

/** Chooses the row of a task by keyboard, so that it is drawn. */
export async function goToRow(page: Page, taskId: string): Promise<void> {
  const grid = page.getByRole('treegrid', { name: 'Timeline' });
  await grid.focus();
  await page.keyboard.press('Home');
  const isCurrent = async () => (await grid.getAttribute('aria-activedescendant')) === `timeline-row-${taskId}`;
  const rows = Number(await grid.getAttribute('aria-rowcount'));
  for (let step = 0; step < rows && !(await isCurrent()); step += 1) await page.keyboard.press('ArrowDown');
}

const timelineGrid = (page: Page): Locator => page.getByRole('treegrid', { name: 'Timeline' });

export const rowOfTask = (page: Page, { Task_key }: Row): Locator =>
  timelineGrid(page).getByRole('row', { name: new RegExp(`^${Task_key} `) });

/** Creates tasks. @returns them in the same order */
export async function createTasks(
  calls: Calls,
  projectId: string,
  tasks: readonly { readonly Short_summary: string; readonly [field: string]: string }[],
): Promise<Row[]> {
  const { Tasks } = await calls.post<{ Tasks: (Row & { Short_summary: string })[] }>('/auth/tasks/editMany', {
    Project_id: projectId,
    new_tasks: tasks.map((task) => JSON.stringify(task)),
  });
  return tasks.map(({ Short_summary }) => {
    const created = Tasks.find((task) => task.Short_summary === Short_summary);
    if (!created) throw new Error(`${Short_summary} was not created`);
    return created;
  });
}

/** The middle of an element on the screen. */
export async function middle(element: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not drawn');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
