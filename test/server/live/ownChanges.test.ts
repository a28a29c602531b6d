/* A page hears nothing of its own changes, so it must read again after them what the stream makes other pages read again. */
import { sql } from 'kysely';
import { taggedApi } from '../../../src/client/api/cacheTags';
import { changedTags } from '../../../src/client/api/changeTable';
import type { CacheTag } from '../../../src/client/api/tagTypes';
import { comparedWrites, type ComparedMaster } from '../../support/database/comparedWrites';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, type TestServer } from '../../support/testServer';
import { addProject, addTask, type TestProject, type TestTask } from '../../support/testWork';

type Write = (typeof comparedWrites)[number];
const compared = new Set<Write>();

const deletedRecord = {
  types: ['Task', 'History', 'LinkedTasks', 'TimeEntries', 'TaskTimer'],
  because: 'reading a deleted record again gives 404; its page evicts it when it is left',
} as const;

const commentCount = {
  types: [
    ...(['LinkedTasks', 'TaskWindow', 'ProjectTasks', 'Statistics', 'Project', 'Plans', 'Deleted'] as const),
    ...(['ProjectList', 'PlanReports'] as const),
  ],
  because: 'only the number of comments has changed, which rows show: lists that show the row are read again',
} as const;

/** The tags of announced changes that the page leaves alone, with the reason. */
const leftAlone: Partial<Record<Write, { readonly types: readonly CacheTag['type'][]; readonly because: string }>> = {
  addComment: commentCount,
  deleteComment: commentCount,
  restoreComment: commentCount,
  deleteManyTasks: {
    types: ['History', 'LinkedTasks', 'TimeEntries', 'TaskTimer'],
    because: 'reading those of a deleted task again gives 404',
  },
  deleteTaskOrProject: deletedRecord,
};

let server: TestServer;
let manager: TestPerson;
let administrator: TestPerson;
let project: TestProject;
let first: TestTask;
let second: TestTask;
let count = 0;

beforeAll(async () => {
  server = await startTestServer();
  manager = await addPerson(server.database, {
    flags: [
      ...(['Project.Edit_Project', 'Project.Delete_Project', 'Project.Edit_Task'] as const),
      ...(['Milestone_Project.Add', 'Milestone_Project.Edit', 'Milestone_Project.Delete'] as const),
      ...(['Sprint_Project.Add', 'Sprint_Project.Edit', 'Sprint_Project.Delete'] as const),
    ],
  });
});
beforeAll(async () => {
  administrator = await addPerson(server.database, { role: 'HR / Admin' });
});
// What is listed as compared is compared.
afterAll(() => expect([...compared].sort()).toEqual([...comparedWrites].sort()));
afterAll(() => server.close());
beforeEach(async () => {
  project = await addProject(server.database, [manager]);
  first = await addTask(server.database, project, { assignee_id: manager.id, summary: 'First' });
  second = await addTask(server.database, project, { assignee_id: manager.id, summary: 'Second' });
});

type TagsAfter = (answer: unknown, failure: undefined, given: unknown) => readonly CacheTag[];

/** The tags that the page invalidates after this answer. */
function ownTags(operationId: Write, answer: unknown, given: unknown): readonly CacheTag[] {
  let tags: readonly CacheTag[] = [];
  taggedApi.enhanceEndpoints({
    endpoints: {
      [operationId]: (definition: { invalidatesTags?: TagsAfter | readonly CacheTag[] }) => {
        const stated = definition.invalidatesTags;
        tags = typeof stated === 'function' ? stated(answer, undefined, given) : (stated ?? []);
      },
    },
  });
  return tags;
}

/** Calls the operation as a page; returns its answer. Announced but not read again: a failure that names the tags. */
async function change(operationId: Write, body: Record<string, unknown>, as = manager) {
  const tab = `tab${String((count += 1))}`;
  const { httpStatus, message, data } = await server.call(operationId, {
    as,
    body,
    headers: { 'x-daybook-tab': tab },
  });
  expect([operationId, httpStatus, message]).toEqual([operationId, 200, message]);
  const { rows } = await sql<{ kind: string; subject_id: string | null; project_id: string | null }>`
    select kind, subject_id, project_id from changes where origin like ${`%:${tab}`}`.execute(server.database);
  expect(rows.length).toBeGreaterThan(0);
  const own = ownTags(operationId, data, body);
  const isOwn = ({ type, id }: CacheTag): boolean =>
    leftAlone[operationId]?.types.includes(type) === true ||
    own.some((one) => one.type === type && (one.id === undefined || one.id === id));
  const announced = changedTags(
    rows.map((row) => ({ Kind: row.kind, _id: row.subject_id, Project_id: row.project_id, Concerns_me: false })),
  );
  // Notifications of a change are for others.
  const missing = announced.filter(
    (one) => (operationId === 'readNotifications' || one.type !== 'Notifications') && !isOwn(one),
  );
  expect([operationId, missing]).toEqual([operationId, []]);
  compared.add(operationId);
  return [data].flat()[0] as { _id: string };
}

test('tasks: a comment that is written, changed, deleted and restored', async () => {
  const { _id: id } = await change('addComment', { Task_id: first.id, Comment: '<p>Well</p>' });
  await change('editComment', { id, Comment: '<p>Well done</p>', Version: 1 });
  await change('deleteComment', { id });
  await change('restoreComment', { id });
});

test('tasks: a field, links that are made and removed, the form', async () => {
  await change('editTask', { id: first.id, Status: 'IN PROGRESS' });
  const form = { id: first.id, Short_summary: 'First', Priority: 'MEDIUM', Employee_id: manager.id };
  await change('updateTask', { ...form, Linkissue: 'blocks', Linkissue_Taskkey: second.id });
  await change('updateTask', { ...form, Linkissue: '', Linkissue_Taskkey: '' });
});

test('milestones and sprints: made, filled, deleted with their tasks, restored', async () => {
  const milestone = await change('createMilestone', { Project_id: project.id, Name: 'Beta' });
  await change('updateMilestone', { id: milestone._id, Name: 'Gamma' });
  const sprint = await change('createSprint', { Project_id: project.id, Name: 'One', Milestone_id: milestone._id });
  await change('addSprintTasks', { id: sprint._id, Task_ids: first.id });
  await change('deleteMilestone', { id: milestone._id });
  await change('restoreMilestone', { id: milestone._id });
  await change('deleteSprint', { id: sprint._id });
  await change('restoreSprint', { id: sprint._id });
});

test('timers: started, moved to another task, stopped', async () => {
  await change('toggleTaskTimer', { Task_id: first.id });
  await change('toggleTaskTimer', { Task_id: second.id });
  await change('toggleTaskTimer', { Task_id: second.id });
});

test('projects and tasks: another status, deleted, restored', async () => {
  await change('editProjectStatus', { id: project.id, Status: 'Hold' });
  await change('deleteTaskOrProject', { id: first.id });
  await change('restoreTaskOrProject', { id: first.id });
  await change('deleteManyTasks', { ids: [first.id, second.id] });
  await change('restoreTaskOrProject', { id: first.id });
});

test('roles and saved views: added, changed, shared, deleted', async () => {
  const role = await change('saveRole', { Role: 'Night watch', Description: '', Granted: [] }, administrator);
  await change('saveRole', { id: role._id, Role: 'Night shift', Description: '', Granted: [] }, administrator);
  await change('deleteRole', { id: role._id }, administrator);
  const view = { Table: 'tasks', Name: 'Mine', View: '{}' };
  const { _id } = await change('saveView', view, administrator);
  await change('saveView', { ...view, id: _id, Name: 'Ours', Is_shared: 'true' }, administrator);
  await change('deleteView', { id: _id }, administrator);
});

test.each<readonly [ComparedMaster, Record<string, unknown>]>([
  ['Location', { Location_name: 'Harbour', Status: 'Active' }],
  ['Vertical', { Vertical_name: 'Freight', Status: 'Active' }],
  ['Position', { Position_name: 'Pilot', Status: 'Active' }],
  ['Department', { Department_name: 'Docks', Status: 'Active' }],
  ['TechStack', { Name: 'Steam', Status: 'Active' }],
  ['Requirement', { Name: 'Sea legs', Status: 'Active' }],
  ['Holiday', { Holiday_date: '2031-05-05', Holiday_name: 'Launch', Holiday_type: 'Full Day' }],
  ['TicketDepartment', { Ticket_department_name: 'Lamps', Prefix: 'LAMP', Response_hours: '8', Status: 'Active' }],
])('masters: a %s is added and deleted', async (master, fields) => {
  const handlers = master === 'TicketDepartment' ? { Handlers: [administrator.id] } : {};
  const { _id } = await change(`save${master}`, { ...fields, ...handlers }, administrator);
  await change(`delete${master}`, { id: _id }, administrator);
});

test('notifications that were read, and devices', async () => {
  const author = await addPerson(server.database, { role: 'HR / Admin' });
  const comment = { Task_id: first.id, Comment: `<p><a href="mention:${manager.id}">@Person</a> look</p>` };
  await server.call('addComment', { as: author, body: comment });
  await change('readNotifications', { all: 'true' });
  const added: unknown = await change('addFaceDevice', { Device_name: 'Gate' }, administrator);
  const { Device } = added as { Device: { _id: string } };
  await change('deactivateFaceDevice', { id: Device._id }, administrator);
});
