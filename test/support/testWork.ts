import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { LeavesTable } from '../../src/server/database/tables/attendanceTables';
import type { Schema } from '../../src/server/database/schema';
import type { ProjectsTable, TasksTable } from '../../src/server/database/tables/workTables';
import { testMoment } from './testMoment';
import { addPerson, type TestPerson } from './testPeople';

export interface TestProject {
  id: string;
  shortName: string;
}

export interface TestTask {
  id: string;
  key: string;
}

let counter = 0;

/** A project with these members; 'Harbour' and a short name of its own when nothing else is said. */
export async function addProject(
  database: Kysely<Schema>,
  members: readonly TestPerson[],
  details: Partial<Insertable<ProjectsTable>> = {},
): Promise<TestProject> {
  counter += 1;
  const id = randomUUID();
  const shortName = details.short_name ?? `PR${counter}`;
  await database
    .insertInto('projects')
    .values({
      name: 'Harbour',
      client_name: 'Port authority',
      created_at: testMoment(),
      updated_at: testMoment(),
      ...details,
      id,
      short_name: shortName,
    })
    .execute();
  await addMembers(database, id, members);
  return { id, shortName };
}

export async function addMembers(
  database: Kysely<Schema>,
  projectId: string,
  members: readonly TestPerson[],
): Promise<void> {
  if (members.length === 0) return;
  await database
    .insertInto('project_members')
    .values(members.map((member) => ({ project_id: projectId, employee_id: member.id, joined_at: testMoment() })))
    .execute();
}

/** A project, its two members, and an employee outside it. */
export interface TestTeam {
  readonly member: TestPerson;
  readonly colleague: TestPerson;
  readonly outsider: TestPerson;
  readonly project: TestProject;
}

/** Asha Rao and Ben Okoro in one project. */
export async function addTeam(
  database: Kysely<Schema>,
  memberDetails: Parameters<typeof addPerson>[1] = {},
): Promise<TestTeam> {
  const member = await addPerson(database, { firstName: 'Asha', lastName: 'Rao', ...memberDetails });
  const colleague = await addPerson(database, { firstName: 'Ben', lastName: 'Okoro' });
  const outsider = await addPerson(database);
  return { member, colleague, outsider, project: await addProject(database, [member, colleague]) };
}

/** A task of medium priority in the project, as the database would have it. */
export async function addTask(
  database: Kysely<Schema>,
  project: TestProject,
  details: Partial<Insertable<TasksTable>> = {},
): Promise<TestTask> {
  const { last_task_number: number } = await database
    .updateTable('projects')
    .set((eb) => ({ last_task_number: eb('last_task_number', '+', 1) }))
    .where('id', '=', project.id)
    .returning('last_task_number')
    .executeTakeFirstOrThrow();
  const id = randomUUID();
  const key = `${project.shortName}-${number}`;
  await database
    .insertInto('tasks')
    .values({
      issue_type: 'Task',
      summary: `Summary of ${key}`,
      created_at: testMoment(),
      updated_at: testMoment(),
      ...details,
      id,
      key,
      number,
      project_id: project.id,
    })
    .execute();
  return { id, key };
}

export async function addSprint(
  database: Kysely<Schema>,
  projectId: string,
  name: string,
  startsOn: string | null = null,
): Promise<string> {
  const id = randomUUID();
  await database
    .insertInto('sprints')
    .values({ id, project_id: projectId, name, starts_on: startsOn, created_at: testMoment() })
    .execute();
  return id;
}

/** An entry of one of the masters that describe a project. */
export async function addChoice(
  database: Kysely<Schema>,
  master: 'tech_stacks' | 'requirements',
  name: string,
  status: 'Active' | 'DeActive' = 'Active',
): Promise<string> {
  const id = randomUUID();
  await database.insertInto(master).values({ id, name, status }).execute();
  return id;
}

/** A position, with or without the designation of a manager. */
export async function addPosition(
  database: Kysely<Schema>,
  name: string,
  designation: { is_project_manager?: boolean; is_technical_project_manager?: boolean } = {},
): Promise<string> {
  const id = randomUUID();
  await database
    .insertInto('positions')
    .values({ id, name, ...designation })
    .execute();
  return id;
}

export interface StoredEntry {
  actor_id: string | null;
  field: string | null;
  previous_value: string | null;
  current_value: string | null;
  action: string | null;
  remark: string | null;
}

/** The history of a task or a project as it is stored, the oldest entry first. */
export const storedHistory = (database: Kysely<Schema>, subjectId: string): Promise<StoredEntry[]> =>
  database
    .selectFrom('history_entries')
    .select(['actor_id', 'field', 'previous_value', 'current_value', 'action', 'remark'])
    .where((eb) => eb.or([eb('task_id', '=', subjectId), eb('project_id', '=', subjectId)]))
    .orderBy('happened_at')
    .orderBy('id')
    .execute();

/** What a person was notified of, the oldest first. */
export const storedNotifications = (database: Kysely<Schema>, { id }: Pick<TestPerson, 'id'>) =>
  database
    .selectFrom('notifications')
    .select(['kind', 'text', 'path'])
    .where('recipient_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Positions whose holders can manage projects. */
export async function addManagerPositions(database: Kysely<Schema>): Promise<{ manager: string; technical: string }> {
  return {
    manager: await addPosition(database, 'Project Manager', { is_project_manager: true }),
    technical: await addPosition(database, 'Technical Project Manager', { is_technical_project_manager: true }),
  };
}

/** A project manager with a position of `addManagerPositions`. */
export const addProjectManager = (
  database: Kysely<Schema>,
  positions: { readonly manager: string },
  name: { readonly firstName: string; readonly lastName: string },
): Promise<TestPerson> => addPerson(database, { role: 'Project Manager', positionId: positions.manager, ...name });

/** Where and when someone worked until a day. */
export async function addFormerWorkplace(
  database: Kysely<Schema>,
  person: TestPerson,
  { placeId, shift, until }: { readonly placeId: string | null; readonly shift: string; readonly until: string },
): Promise<void> {
  await database
    .insertInto('former_workplaces')
    .values({ employee_id: person.id, location_id: placeId, shift_type: shift, until })
    .execute();
}

/** A casual leave of one day when nothing else is said; one that is not pending needs `acted_by_id`. Its id. */
export async function addLeave(
  database: Kysely<Schema>,
  person: TestPerson,
  details: Pick<Insertable<LeavesTable>, 'starts_on' | 'status'> & Partial<Insertable<LeavesTable>>,
): Promise<string> {
  const id = randomUUID();
  await database
    .insertInto('leaves')
    .values({
      created_at: testMoment(),
      employee_id: person.id,
      created_by_id: person.id,
      leave_type: 'Casual Leave',
      reason: 'Moving',
      ends_on: details.starts_on,
      ...(details.status !== 'Pending' && { acted_at: testMoment() }),
      ...details,
      id,
    })
    .execute();
  return id;
}

/** Three projects and two employees: HR sees all of them, Asha is a member of the first two. */
export async function addThreeProjects(database: Kysely<Schema>) {
  const manager = await addPerson(database, { role: 'HR / Admin', firstName: 'Mira', lastName: 'Jansen' });
  const member = await addPerson(database, { firstName: 'Asha', lastName: 'Rao' });
  const projects = [
    await addProject(database, [member], { name: 'Harbour', short_name: 'HBR' }),
    await addProject(database, [member], { name: 'Clinic', short_name: 'CLN' }),
    await addProject(database, [], { name: 'Airport', short_name: 'AIR' }),
  ];
  return { manager, member, projects };
}
