import { isRecordId } from '../../../database/isRecordId';
import { allInOrder } from '../../../database/transactions/allInOrder';
import { failures } from '../../../errors/failure';
import { hoursOfSeconds } from '../../../../domain/tasks/variance';
import type { Handler } from '../../../operations/call';
import { mustSeeProject } from '../../../visibility/visibilityReadModel';
import { readTaskFilter } from './taskFilter';
import { taskGroups } from './taskGroupsReadModel';

/**
 * The groups of a filtered list of tasks, with the sums of their figures.
 * @throws Failure 400 for an unknown choice, 404 for a project that the caller may not see
 */
export const listTaskGroups: Handler<'listTaskGroups'> = async ({ database, caller, query, now, services }) => {
  const filter = readTaskFilter(query, { now, timeZone: services.companyTimeZone });
  const { projectId } = filter;
  if (projectId !== undefined && !isRecordId(projectId)) throw failures.notFound('Project');
  const [, groups] = await allInOrder([
    projectId === undefined ? undefined : mustSeeProject(database, caller, projectId),
    taskGroups(database, caller, filter, query.Group_by),
  ]);
  return groups.map((group) => ({
    Key: group.key ?? '',
    Label: group.label ?? '',
    Count: group.count,
    Task_duration: group.duration_hours,
    Logged_hours: hoursOfSeconds(group.logged_seconds),
    Variance_hours: group.variance_count === 0 ? null : group.variance_hours,
    Reopen_count: group.reopen_count,
    Comment_count: group.comment_count,
  }));
};
