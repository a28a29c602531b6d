import type { TaskPriority } from '../../../domain/tasks/taskChoices';
import { isEmployed, type Person } from '../people/person';
import type { CompanyCalendar } from '../seed/companyCalendar';
import { identifier } from '../seed/identifier';
import type { SeededRandom } from '../seed/seededRandom';
import type { Project } from './project';
import type { Task } from './task';
import { taskDescription } from './taskDescriptions';
import { taskTemplates, type TaskTemplate } from './taskWording';
import { minuteMs } from '../../../domain/calendar/duration';

/** Share of open tasks of the last days in a running project. */
const BACKLOG_SHARE = 0.2;
const BACKLOG_DAYS = 9;
/** Number of new tasks that employee@ has in each project. */
const FRESH_TASKS_OF_EMPLOYEE = 3;
const minutesPerHour = 60;

interface Wish {
  readonly day: number;
  readonly template: TaskTemplate;
  readonly area: string;
  readonly round: number;
  readonly isBacklog: boolean;
  readonly assignee: Person | null;
}

/** The tasks of a project in the order of their creation, all of them OPEN. */
export function makeTasks(project: Project, calendar: CompanyCalendar, seed: SeededRandom): Task[] {
  const random = seed.fork(`tasks/${project.outline.shortName}`);
  const days = creationDays(project, calendar, random);
  const subjects = random.shuffled(
    project.outline.areas.flatMap((area) => taskTemplates.map((template) => ({ area, template }))),
  );
  const employee = project.developers.find(({ account }) => account === 'employee') ?? null;
  const employeeFrom = days.length - FRESH_TASKS_OF_EMPLOYEE;
  const wishes = days.map(({ day, isBacklog }, index): Wish => {
    const subject = subjects[index % subjects.length] as (typeof subjects)[number];
    return {
      day,
      isBacklog,
      ...subject,
      round: Math.floor(index / subjects.length),
      assignee: index >= employeeFrom ? employee : null,
    };
  });
  const tasks = wishes
    .map((wish) => makeTask(project, wish, calendar, random))
    .sort((one, other) => one.createdMs - other.createdMs);
  tasks.forEach((task, index) => (task.number = index + 1));
  link(tasks, random);
  chain(tasks, seed.fork(`dependencies/${project.outline.shortName}`));
  return tasks;
}

function creationDays(
  project: Project,
  calendar: CompanyCalendar,
  random: SeededRandom,
): { day: number; isBacklog: boolean }[] {
  const goesOn = project.outline.endedDaysAgo === 0;
  const isWaiting = project.outline.startedDaysAgo === null;
  const days = Array.from({ length: project.outline.taskCount }, () => {
    const isBacklog = goesOn && (isWaiting || random.chance(BACKLOG_SHARE));
    const last = goesOn
      ? calendar.today - BACKLOG_DAYS - 2
      : project.lastDay - (project.outline.status === 'Completed' ? 6 : 0);
    const first = isBacklog ? calendar.today - BACKLOG_DAYS : project.firstDay;
    const day = calendar.workingDayFrom(
      random.integer(first, Math.max(isBacklog ? calendar.today - 1 : last, first)),
      -1,
    );
    return { day: Math.max(day, 1), isBacklog };
  });
  return days.sort((one, other) => one.day - other.day);
}

function makeTask(project: Project, wish: Wish, calendar: CompanyCalendar, random: SeededRandom): Task {
  const template =
    wish.assignee === null || wish.template.discipline === 'developer'
      ? wish.template
      : random.pick(taskTemplates.filter(({ discipline }) => discipline === 'developer'));
  const users = random.pick(project.outline.users);
  const createdMs = calendar.at(wish.day, random.integer(610, 1130)) + random.integer(0, 59_999);
  const assignedOn = calendar.addWorkingDays(
    wish.day,
    wish.isBacklog && wish.assignee === null ? random.integer(0, 8) : random.integer(0, 3),
  );
  const usualHours = wish.assignee === null ? random.pick(template.hours) : random.pick([6, 8, 8, 12]);
  const hours = Math.max(Math.round(usualHours * (project.outline.pace ?? 1) * 2) / 2, 0.5);
  const dueOn = calendar.addWorkingDays(assignedOn, 2 + Math.ceil(hours / 5) + random.integer(0, 4));
  return {
    id: identifier(random, createdMs),
    project,
    number: 0,
    type: template.type,
    discipline: template.discipline,
    area: wish.area,
    summary: `${template.summary(wish.area, users)}${wish.round === 0 ? '' : ` (round ${wish.round + 1})`}`,
    description: taskDescription(template.type, wish.area, users, project.outline, random),
    reporter: chooseReporter(project, template, wish.day, random),
    tester: template.discipline === 'tester' ? null : (random.sample(present(project.testers, wish.day), 1)[0] ?? null),
    createdMs,
    sprint: random.chance(0.86) ? (project.sprints.find((sprint) => sprint.due >= assignedOn) ?? null) : null,
    assignedOn: random.chance(0.97) ? assignedOn : null,
    durationHours: random.chance(0.94) ? hours : null,
    changes: [],
    remarks: [],
    assignee: wish.assignee ?? chooseAssignee(project, template, wish, calendar, random),
    dueOn: random.chance(0.95) ? dueOn : null,
    priority: random.weighted<TaskPriority>([
      ['HIGH', template.type === 'Bug' ? 4 : 2],
      ['MEDIUM', 6],
      ['LOW', 2],
    ]),
    status: 'OPEN',
    minutesLeft: Math.round(hours * minutesPerHour * (0.55 + random.fraction() * 0.8)),
    availableMs: Math.max(calendar.at(assignedOn, 0), createdMs + minuteMs),
    linked: null,
    blocker: null,
  };
}

const present = (people: readonly Person[], day: number): Person[] =>
  people.filter((person) => isEmployed(person, day));

function chooseReporter(project: Project, template: TaskTemplate, day: number, random: SeededRandom): Person {
  const testers = present(project.testers, day);
  if (template.type === 'Bug' && testers.length > 0)
    return random.weighted([
      [random.pick(testers), 7],
      [project.lead, 2],
      [project.manager, 1],
    ]);
  return random.weighted([
    [project.manager, 4],
    [project.technicalManager, 4],
    [project.lead, 3],
  ]);
}

/** An active employee with the right skills for the task. */
function chooseAssignee(
  project: Project,
  template: TaskTemplate,
  wish: Wish,
  calendar: CompanyCalendar,
  random: SeededRandom,
): Person {
  const pool = { developer: project.developers, tester: project.testers, designer: project.designers }[
    template.discipline
  ];
  const lasting = pool.filter(
    (person) =>
      isEmployed(person, wish.day) &&
      (person.left === null || person.left > wish.day + 30 || wish.day > calendar.today),
  );
  if (lasting.length === 0) return project.lead;
  return random.pick(lasting);
}

/** Stories and tasks of one part are often done one after the other; a few overlap or wait some days. */
function chain(tasks: readonly Task[], random: SeededRandom): void {
  const latestTask = new Map<string, Task>();
  for (const task of tasks) {
    if (task.type === 'Bug') continue;
    const earlier = latestTask.get(task.area);
    if (earlier !== undefined && random.chance(0.35)) {
      const lagDays = random.weighted([
        [0, 8],
        [1, 2],
        [3, 1],
        [-1, 1],
      ]);
      task.blocker = { task: earlier, lagDays };
    }
    latestTask.set(task.area, task);
  }
}

/** Bugs mostly belong to an earlier story or task of the same part; some stories to another one. */
function link(tasks: readonly Task[], random: SeededRandom): void {
  const latestTask = new Map<string, Task>();
  for (const task of tasks) {
    const earlier = latestTask.get(task.area);
    if (earlier !== undefined && random.chance(task.type === 'Bug' ? 0.6 : 0.12)) task.linked = earlier;
    if (task.type !== 'Bug') latestTask.set(task.area, task);
  }
}
