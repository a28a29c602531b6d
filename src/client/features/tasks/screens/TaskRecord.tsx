import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { taskPath } from '../../../../domain/tasks/taskPath';
import { useGetTaskQuery } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { freshLinks } from '../../../api/freshLinks';
import { selectTaskEdits, withTaskEdits } from '../../../entities/taskEdits';
import { DetailColumn, DetailColumns } from '../../../table/detail/DetailColumns';
import { GoneRecord } from '../../../widgets/unsent-texts/GoneRecord';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { ActivityPanel } from '../../../widgets/activity/ActivityPanel';
import { SummaryField } from '../fields/taskFields';
import { TaskAbout } from './TaskAbout';
import { TaskSidePanel } from './TaskSidePanel';

/** A task next to its list: the parts of its page. */
export default function TaskRecord({ id }: { readonly id: string }) {
  const { currentData, error, isFetching, refetch } = useGetTaskQuery({ id }, freshLinks);
  const edits = useSelector(selectTaskEdits);
  const failure = shownFailure(error);
  if (failure?.httpStatus === 404)
    return <GoneRecord title="This task does not exist, or you are not permitted to see it" />;
  if (!currentData && failure)
    return <LoadFailed what="the task" failure={failure} onRetry={refetch} isRetrying={isFetching} />;
  if (!currentData) return <PanelSkeleton lines={8} label="Loading the task" />;
  const task = withTaskEdits(currentData, edits);
  return (
    <DetailColumns key={id}>
      <DetailColumn label="Task" share={1.4}>
        <h2 className="db-detail-head">
          <Link to={taskPath(task)}>{task.Task_key}</Link>
          <SummaryField task={task} />
        </h2>
        <TaskAbout task={task} />
      </DetailColumn>
      <DetailColumn label="Comments and history" share={1.4}>
        <ActivityPanel subject={{ kind: 'task', id: task._id }} />
      </DetailColumn>
      <DetailColumn label="Task facts">
        <TaskSidePanel task={task} />
      </DetailColumn>
    </DetailColumns>
  );
}
