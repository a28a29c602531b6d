import { closedStatus } from '../../../../domain/planning/dueDays';
import { useListSprintsQuery, type Task } from '../../../api/api';

/**
 * The sprint of a task for a new one: '' when it is closed, because it takes no more tasks, or not known.
 * @returns undefined while the sprints are being read
 */
export function useOpenSprintId(task: Pick<Task, 'Project_id' | 'Sprint_id'> | undefined): string | undefined {
  const own = task?.Sprint_id?._id;
  const { currentData: sprints, isFetching } = useListSprintsQuery(
    { Project_id: task?.Project_id ?? '' },
    { skip: own === undefined },
  );
  if (own === undefined) return '';
  if (isFetching) return undefined;
  return sprints?.some(({ _id, Status }) => _id === own && Status !== closedStatus) === true ? own : '';
}
