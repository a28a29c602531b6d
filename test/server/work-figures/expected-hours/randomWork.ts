import { SeededRandom } from '../../../../src/server/demo/seed/seededRandom';
import { dayBefore, dayInBerlin, hour, inBerlin, nextDay } from '../../../support/moments/berlinClock';
import { addPerson, type TestPerson } from '../../../support/testPeople';
import { startTestServer, type TestServer } from '../../../support/testServer';
import { addProject, addSprint, addTask, type TestProject } from '../../../support/testWork';
import {
  getCountedFrom,
  getSeconds,
  isClosed,
  listed,
  ofTask,
  open,
  overlaps,
  planned,
  type Entry,
  type Task,
} from './expectedHours';

const statuses = ['OPEN', 'IN PROGRESS', 'READY FOR QA', 'REOPEN', 'ON HOLD', 'REJECTED', 'CLOSE'];
const minute = 60_000;

export interface Sprint {
  readonly id: string;
  readonly projectId: string;
  readonly milestoneId: string | null;
}
export interface Closing {
  readonly estimated: number;
  readonly seconds: number;
  readonly carried: number;
  readonly at: number;
}
/** What all tasks were from an instant on. */
export interface Moment {
  readonly at: number;
  readonly tasks: readonly Task[];
  /** Of the tasks whose change was undone afterwards. */
  readonly undone: readonly string[];
}

/** People who work at random, and what they have done as anyone could have noted it down. */
export class RandomWork {
  readonly server: TestServer;
  readonly hr: TestPerson;
  readonly random: SeededRandom;
  people: TestPerson[] = [];
  projects: TestProject[] = [];
  milestones: { readonly id: string; readonly projectId: string }[] = [];
  sprints: Sprint[] = [];
  tasks: Task[] = [];
  entries: Entry[] = [];
  closedMonths: readonly string[] = [];
  readonly closings = new Map<string, Closing>();
  readonly moments: Moment[] = [];
  /** Deleted tasks of sprints that have been closed since. */
  readonly #leftOut = new Set<string>();

  private constructor(server: TestServer, hr: TestPerson, seed: string) {
    this.server = server;
    this.hr = hr;
    this.random = new SeededRandom(seed);
  }

  static async start(seed: string, firstDay: string): Promise<RandomWork> {
    const server = await startTestServer({ companyTimeZone: 'Europe/Berlin' });
    server.clock.now = new Date(inBerlin(firstDay, 9 * 60));
    const work = new RandomWork(server, await addPerson(server.database, { role: 'HR / Admin' }), seed);
    await work.#fill();
    return work;
  }

  get now(): number {
    return this.server.clock.now.getTime();
  }

  async #fill(): Promise<void> {
    const { database } = this.server;
    for (let index = 0; index < 4; index += 1) this.people.push(await addPerson(database));
    for (let index = 0; index < 3; index += 1) {
      const project = await addProject(database, this.people, { name: `Project ${index}` });
      this.projects.push(project);
      const { data } = await this.server.call('createMilestone', {
        as: this.hr,
        body: { Project_id: project.id, Name: 'First', DueDate: '2029-01-01' },
      });
      this.milestones.push({ id: data._id, projectId: project.id });
      for (const milestoneId of [data._id, data._id, null]) {
        const id = await addSprint(database, project.id, `Sprint ${this.sprints.length}`, dayInBerlin(this.now));
        await database
          .updateTable('sprints')
          .set({ milestone_id: milestoneId, due_on: dayBefore(dayInBerlin(this.now), -20) })
          .where('id', '=', id)
          .execute();
        this.sprints.push({ id, projectId: project.id, milestoneId });
      }
      for (let count = 0; count < 9; count += 1) await this.#addTask(project);
    }
    this.#note(-Infinity);
  }

  #note(at = this.now, undone: readonly Task[] = []): void {
    this.moments.push({ at, tasks: this.tasks, undone: undone.map(({ id }) => id) });
  }

  async #addTask(project: TestProject): Promise<void> {
    const { random } = this;
    const task = {
      projectId: project.id,
      sprintId: random.pick([null, ...this.getSprints(project.id)]),
      assigneeId: random.chance(0.1) ? null : random.pick(this.people).id,
      status: random.pick(statuses),
      priority: random.pick(['HIGH', 'MEDIUM', 'LOW']),
      type: random.pick(['Bug', 'Task', 'Story']),
      estimated: random.pick([null, 0, 0.25, 0.5, 1.33, 7.1, 8, 40, random.integer(1, 9_999) / 100]),
      dueOn: random.pick([null, dayBefore(dayInBerlin(this.now), random.integer(-20, 5))]),
      createdAt: this.now - random.integer(1, 20 * 24 * hour),
      isDeleted: false,
    };
    const added = await addTask(this.server.database, project, {
      sprint_id: task.sprintId,
      assignee_id: task.assigneeId,
      status: task.status,
      priority: task.priority,
      issue_type: task.type,
      duration_hours: task.estimated,
      due_on: task.dueOn,
      created_at: new Date(task.createdAt),
      updated_at: new Date(task.createdAt),
    });
    this.tasks.push({ ...task, ...added });
  }

  readonly #openSprints = (projectId: string): string[] =>
    this.getSprints(projectId).filter((id) => !this.closings.has(id));

  readonly getSprints = (projectId: string): string[] =>
    this.sprints.filter((sprint) => sprint.projectId === projectId).map(({ id }) => id);

  /** Some steps, each some time after the one before. */
  async goOn(steps: number, maxPause: number): Promise<void> {
    const act: readonly (readonly [() => Promise<void>, number])[] = [
      [() => this.#toggle(), 8],
      [() => this.#enter(), 6],
      [() => this.#correct(), 4],
      [() => this.#split(), 2],
      [() => this.#remove(), 2],
      [() => this.#changeTask(), 4],
      [() => this.#changeMany(), 2],
      [() => this.#deleteOrRestore(), 2],
    ];
    for (let step = 0; step < steps; step += 1) {
      this.#pause(maxPause);
      await this.random.weighted(act)();
      this.#note();
    }
  }

  /** Often until the next day begins in Berlin. */
  #pause(longest: number): void {
    this.server.clock.now = new Date(
      this.random.chance(0.1)
        ? inBerlin(nextDay(dayInBerlin(this.now)), 0)
        : this.now + this.random.integer(1, longest),
    );
  }

  #stopTimers(matches: (entry: Entry) => boolean): void {
    this.entries = this.entries.map((each) =>
      each.to === null && matches(each)
        ? { ...each, from: getCountedFrom(this.closedMonths, each.from), to: this.now }
        : each,
    );
  }

  async #toggle(): Promise<void> {
    const person = this.random.pick(this.people);
    const running = this.entries.find(({ personId, to }) => personId === person.id && to === null);
    const task = this.random.pick(listed(this));
    const { data } = await this.server.call('toggleTaskTimer', { as: person, body: { Task_id: task.id } });
    this.#stopTimers(({ personId }) => personId === person.id);
    const isStopped = running?.taskId === task.id;
    expect(data.Status).toBe(isStopped ? 'Stopped' : 'Running');
    if (!isStopped)
      this.entries.push({ id: 'running', personId: person.id, taskId: task.id, from: this.now, to: null });
  }

  /** Everyone stops working until a day. */
  async pauseUntil(day: string): Promise<void> {
    for (const { personId, taskId } of this.entries.filter(({ to }) => to === null))
      await this.server.call('toggleTaskTimer', {
        as: this.people.find(({ id }) => id === personId),
        body: { Task_id: taskId },
      });
    this.#stopTimers(() => true);
    this.server.clock.now = new Date(inBerlin(day, 9 * 60));
  }

  /** Whole minutes of the last days; often they overlap with something. */
  #randomSpan(): { from: number; to: number } {
    const days = this.closedMonths.length > 0 ? 4 : 10;
    const from = Math.floor(this.now / minute) * minute - this.random.integer(1, days * 1_440) * minute;
    return {
      from,
      to: Math.min(from + this.random.integer(1, 1_440) * minute, Math.floor(this.now / minute) * minute),
    };
  }

  async #enter(): Promise<void> {
    const person = this.random.pick(this.people);
    const task = this.random.pick(listed(this));
    const { from, to } = this.#randomSpan();
    const { httpStatus, body } = await this.server.call('addTimeEntry', {
      as: person,
      body: {
        Task_id: task.id,
        Check_In: new Date(from).toISOString(),
        Check_Out: new Date(to).toISOString(),
        Reason: 'Forgot the timer',
      },
    });
    const isFree = !overlaps(this, person.id, from, to);
    const isLocked = isClosed(this.closedMonths, from, to);
    expect([httpStatus, body]).toEqual([isLocked ? 403 : isFree ? 200 : 422, expect.anything()]);
    if (isFree && !isLocked) this.entries.push({ id: 'entered', personId: person.id, taskId: task.id, from, to });
  }

  /** A finished entry of someone as its owner sees it, and the entry as it was noted down. */
  async #pickEntry(): Promise<{
    person: TestPerson;
    entry: Entry & { to: number };
    id: string;
    Version: number;
  } | null> {
    const deleted = new Set(this.tasks.filter(({ isDeleted }) => isDeleted).map(({ id }) => id));
    const since = dayBefore(dayInBerlin(this.now), 60);
    const finished = this.entries.filter(
      ({ taskId, from, to }) => to !== null && !deleted.has(taskId) && dayInBerlin(from) > since,
    );
    if (finished.length === 0) return null;
    const locked = finished.filter(({ from, to }) => to !== null && isClosed(this.closedMonths, from, to));
    const entry = this.random.pick(locked.length > 0 && this.random.chance(0.4) ? locked : finished);
    const person = this.people.find(({ id }) => id === entry.personId);
    if (person === undefined || entry.to === null) throw new Error('An entry of no one');
    const query = { From: since, To: dayInBerlin(this.now) };
    const rows = (await this.server.call('listOwnTimeEntries', { as: person, query })).data;
    const row = rows.find(({ Check_In }) => Date.parse(Check_In) === entry.from);
    if (row === undefined) throw new Error(`${person.lastName} does not see ${new Date(entry.from).toISOString()}`);
    return { person, entry: { ...entry, to: entry.to }, id: row._id, Version: row.Version };
  }

  readonly #isLocked = ({ from, to }: Entry & { to: number }): boolean => isClosed(this.closedMonths, from, to);

  async closeMonth(month: string): Promise<void> {
    const body = { month, Closed: 'true' };
    expect((await this.server.call('closePresentMonth', { as: this.hr, body })).httpStatus).toBe(200);
    this.closedMonths = [...this.closedMonths, month];
  }

  #replace(former: Entry, ...now: readonly Entry[]): void {
    this.entries = this.entries.flatMap((each) =>
      each.from === former.from && each.personId === former.personId ? now : each,
    );
  }

  async #correct(): Promise<void> {
    const picked = await this.#pickEntry();
    if (picked === null) return;
    const { person, entry, id, Version } = picked;
    const { from, to } = this.random.chance(0.5) ? this.#randomSpan() : entry;
    const taskId = this.random.chance(0.5) ? this.random.pick(listed(this)).id : entry.taskId;
    const { httpStatus, body } = await this.server.call('editTimeEntry', {
      as: person,
      body: {
        ...{ id, Version, Task_id: taskId, Reason: 'Was different' },
        Check_In: new Date(from).toISOString(),
        Check_Out: new Date(to).toISOString(),
      },
    });
    const others = {
      ...this,
      entries: this.entries.filter((each) => each.personId === person.id && each.from !== entry.from),
    };
    const isTooLong = to - from > 24 * hour;
    const isLocked = !isTooLong && (this.#isLocked(entry) || isClosed(this.closedMonths, from, to));
    const isPossible = !isLocked && !overlaps(others, person.id, from, to) && !isTooLong;
    expect([httpStatus, body]).toEqual([isLocked ? 403 : isPossible ? 200 : 422, expect.anything()]);
    if (isPossible) this.#replace(entry, { ...entry, taskId, from, to });
  }

  async #split(): Promise<void> {
    const picked = await this.#pickEntry();
    if (picked === null) return;
    const { person, entry, id, Version } = picked;
    const at = this.random.integer(entry.from + 1, entry.to);
    const taskId = this.random.chance(0.5) ? this.random.pick(listed(this)).id : entry.taskId;
    const { httpStatus } = await this.server.call('splitTimeEntry', {
      as: person,
      body: { id, Version, At: new Date(at).toISOString(), Task_id: taskId, Reason: 'Two things' },
    });
    if (httpStatus === 200) this.#replace(entry, { ...entry, to: at }, { ...entry, taskId, from: at });
    // Neither part may be longer than a day.
    else if (this.#isLocked(entry)) expect(httpStatus).toBe(403);
    else expect(at === entry.to || Math.max(at - entry.from, entry.to - at) > 24 * hour).toBe(true);
  }

  async #remove(): Promise<void> {
    const picked = await this.#pickEntry();
    if (picked === null) return;
    const { person, entry, id, Version } = picked;
    const deleted = await this.server.call('deleteTimeEntry', { as: person, body: { id, Version, Reason: 'A break' } });
    expect(deleted.httpStatus).toBe(this.#isLocked(entry) ? 403 : 200);
    if (!this.#isLocked(entry)) this.#replace(entry);
  }

  #setTask(id: string, change: Partial<Task>): void {
    this.tasks = this.tasks.map((task) => (task.id === id ? { ...task, ...change } : task));
  }

  readonly #randomChange = (task: Task): readonly [Record<string, string>, Partial<Task>] => {
    const { random } = this;
    const sprintId = random.pick([null, ...this.#openSprints(task.projectId)]);
    const assigneeId = random.pick(this.people).id;
    const status = random.pick(statuses);
    const estimated = random.pick([null, 0, 2.5, random.integer(1, 4_000) / 100]);
    const type = random.pick(['Bug', 'Task', 'Story']);
    const dueOn = dayBefore(dayInBerlin(this.now), random.integer(-10, 1));
    return random.pick<readonly [Record<string, string>, Partial<Task>]>([
      // Nothing is put back into a closed sprint, by an undo neither.
      ...(this.closings.has(task.sprintId ?? '') ? [] : [[{ Sprint_id: sprintId ?? '' }, { sprintId }] as const]),
      [{ Employee_id: assigneeId }, { assigneeId }],
      [{ Status: status }, { status }],
      [{ Task_duration: estimated === null ? '' : String(estimated) }, { estimated }],
      [{ Issue_type: type }, { type }],
      [{ Due_date: dueOn }, { dueOn }],
    ]);
  };

  async #changeTask(): Promise<void> {
    const task = this.random.pick(listed(this));
    const [body, change] = this.#randomChange(task);
    const { httpStatus, message } = await this.server.call('editTask', { as: this.hr, body: { id: task.id, ...body } });
    expect([httpStatus, message]).toEqual([200, undefined]);
    this.#setTask(task.id, change);
  }

  async #changeMany(): Promise<void> {
    const chosen = this.random.sample(listed(this), 5);
    const changes = chosen.map((task) => ({ task, change: this.#randomChange(task) }));
    const { data } = await this.server.call('editManyTasks', {
      as: this.hr,
      body: { changes: changes.map(({ task, change: [body] }) => JSON.stringify({ id: task.id, ...body })) },
    });
    expect(data.Results.filter(({ Outcome }) => Outcome === 'refused')).toEqual([]);
    const { tasks } = this;
    for (const { task, change } of changes) this.#setTask(task.id, change[1]);
    if (data.Change_id === null || this.random.chance(0.5)) return;
    this.#note(this.now, chosen);
    this.#pause(hour);
    const undone = await this.server.call('undoManyTasks', { as: this.hr, body: { id: data.Change_id } });
    expect(undone.httpStatus).toBe(200);
    this.tasks = tasks;
  }

  async #deleteOrRestore(): Promise<void> {
    const task = this.random.pick(this.tasks);
    const call = task.isDeleted ? 'restoreTaskOrProject' : 'deleteTaskOrProject';
    expect((await this.server.call(call, { as: this.hr, body: { id: task.id } })).httpStatus).toBe(200);
    this.#setTask(task.id, {
      isDeleted: !task.isDeleted,
      // An open task whose sprint was closed without it has none.
      ...(task.isDeleted &&
        this.#leftOut.delete(task.id) &&
        !['CLOSE', 'REJECTED'].includes(task.status) && { sprintId: null }),
    });
    // The question before a deletion names the timers that stop.
    if (!task.isDeleted) this.#stopTimers(({ taskId }) => taskId === task.id);
  }

  /** Closes a sprint; what is open stays in it or goes on in another one. */
  async closeSprint({ id, projectId }: Sprint, Carry: 'leave' | 'sprint'): Promise<void> {
    const target = Carry === 'leave' ? undefined : this.#openSprints(projectId).find((other) => other !== id);
    const inside = planned(this).filter(({ sprintId }) => sprintId === id);
    const carried = target === undefined ? [] : open(this).filter(({ sprintId }) => sprintId === id);
    const body = { id, Carry, Target_sprint_id: target };
    // Another number of open tasks than the page has shown: someone has changed it since.
    const stale = { ...body, Seen_open: open(this).filter(({ sprintId }) => sprintId === id).length + 1 };
    expect((await this.server.call('closeSprint', { as: this.hr, body: stale })).httpStatus).toBe(409);
    expect((await this.server.call('closeSprint', { as: this.hr, body })).httpStatus).toBe(200);
    this.closings.set(id, {
      estimated: inside.reduce((sum, { estimated }) => sum + (estimated ?? 0), 0),
      seconds: getSeconds(inside.flatMap((task) => ofTask(this, task))),
      carried: carried.length,
      at: this.now,
    });
    for (const task of this.tasks) if (task.isDeleted && task.sprintId === id) this.#leftOut.add(task.id);
    for (const task of carried) this.#setTask(task.id, { sprintId: target ?? null });
    this.#note();
  }

  async reopenSprint({ id }: Sprint): Promise<void> {
    expect((await this.server.call('reopenSprint', { as: this.hr, body: { id } })).httpStatus).toBe(200);
    this.closings.delete(id);
    for (const { id: taskId, sprintId } of this.tasks) if (sprintId === id) this.#leftOut.delete(taskId);
  }

  readonly loggedBy = (personId: string): Entry[] => this.entries.filter((entry) => entry.personId === personId);
}
