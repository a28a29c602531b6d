import { groupedBy } from '../../../domain/collections/groupedBy';
import type { CompanyRows, Row } from '../companyRows';
import type { CompanyCalendar } from '../seed/companyCalendar';
import { identifier } from '../seed/identifier';
import type { SeededRandom } from '../seed/seededRandom';
import { isInWork } from '../work/project';
import type { Task } from '../work/task';

const savedDaysAgo = 30;
/** Some tasks were to end earlier: tasks slip. */
const slippedEvery = 4;
const slippedDays = 2;

type SavedTask = Row<'plan_baseline_tasks'>;

function savedTask(
  { id, number, dueOn, durationHours }: Task,
  planned: Pick<SavedTask, 'starts_on' | 'start_half' | 'due_half'>,
  calendar: CompanyCalendar,
): Omit<SavedTask, 'baseline_id'> | undefined {
  if (dueOn === null && planned.starts_on === null) return undefined;
  const now = dueOn === null ? null : calendar.day(dueOn);
  const earlier = dueOn === null ? null : calendar.day(dueOn - slippedDays);
  const hasSlipped = number % slippedEvery === 0 && earlier !== null && earlier > (planned.starts_on ?? '');
  return { task_id: id, ...planned, due_on: hasSlipped ? earlier : now, duration_hours: durationHours };
}

/** A baseline of each project in work, as its manager saved it a month ago. */
export function baselineRows(
  tasks: readonly Task[],
  plannedStart: (task: Task) => Pick<SavedTask, 'starts_on' | 'start_half' | 'due_half'>,
  calendar: CompanyCalendar,
  seed: SeededRandom,
): Pick<CompanyRows, 'plan_baselines' | 'plan_baseline_tasks'> {
  const random = seed.fork(`baselines/${tasks[0]?.project.outline.shortName ?? ''}`);
  const savedAt = calendar.at(calendar.today - savedDaysAgo, 10 * 60);
  const saved = [...groupedBy(tasks, ({ project }) => project)]
    .filter(([project]) => isInWork(project, calendar.today) && project.createdMs < savedAt)
    .map(([project, own]) => {
      const id = identifier(random, savedAt);
      return {
        baseline: {
          id,
          project_id: project.id,
          name: 'Plan of the last month',
          saved_by_id: project.manager.id,
          saved_at: new Date(savedAt),
        },
        tasks: own.flatMap((task): SavedTask[] => {
          const row =
            task.createdMs < savedAt && task.status !== 'REJECTED'
              ? savedTask(task, plannedStart(task), calendar)
              : undefined;
          return row ? [{ baseline_id: id, ...row }] : [];
        }),
      };
    });
  return {
    plan_baselines: saved.map(({ baseline }) => baseline),
    plan_baseline_tasks: saved.flatMap((one) => one.tasks),
  };
}
