import { dayIn } from '../../../../domain/calendar/day';
import { dueGroups, type DueGroup } from '../../../../domain/tasks/dueGroups';
import type { Handler } from '../../../operations/call';
import { countLaterTasks, tasksDueSoon } from './dueTasksReadModel';
import { taskRowWire } from '../taskWire';

const maxPerGroup = 12;

/** The caller's open tasks by urgency; finished ones (CLOSE, REJECTED) are in no group. */
export const listOwnDueTasks: Handler<'listOwnDueTasks'> = async ({ caller, database, now, services }) => {
  const today = dayIn(services.companyTimeZone, now);
  const rows = await tasksDueSoon(database, caller, today, maxPerGroup);
  const groupRows = (group: DueGroup) => rows.filter((row) => row.due_group === group);
  return {
    Groups: dueGroups.map((group) => ({
      Group: group,
      Total: groupRows(group)[0]?.group_total ?? 0,
      Rows: groupRows(group).map(taskRowWire),
    })),
    Later_total: await countLaterTasks(database, caller, today),
  };
};
