import { dayIn } from '../../../../domain/calendar/day';
import { dueGroups } from '../../../../domain/tasks/dueGroups';
import type { Handler } from '../../../operations/call';
import { WrittenAnswer } from '../../../operations/operationShapes';
import { dependencyEnds } from '../dependencies/dependenciesReadModel';
import { tasksDueSoon } from './dueTasksReadModel';
import { rowIds, taskRowsText } from './taskRowText';

const maxPerGroup = 12;

/** The caller's open tasks by urgency; finished ones (CLOSE, REJECTED) are in no group. */
export const listOwnDueTasks: Handler<'listOwnDueTasks'> = async ({ caller, database, now, services }) => {
  const due = await tasksDueSoon(database, caller, dayIn(services.companyTimeZone, now), maxPerGroup);
  const ends = await dependencyEnds(database, caller, rowIds(due.rows));
  const groups = await Promise.all(
    dueGroups.map(async (group) => {
      const { rows, total } = due.group(group);
      return `{"Group":"${group}","Total":${total},"Rows":${await taskRowsText(rows, ends)}}`;
    }),
  );
  return new WrittenAnswer(`{"Groups":[${groups.join(',')}],"Later_total":${due.laterTotal}}`);
};
