import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import { useGetTaskQuery } from '../../../api/api';
import { selectTaskEdits, withTaskEdits } from '../../../entities/taskEdits';
import { shownFailure } from '../../../api/apiFailure';
import { freshLinks } from '../../../api/freshLinks';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { NotFoundPage } from '../../../widgets/unsent-texts/NotFoundPage';
import { PageSkeleton } from '../../../ui/states/PageSkeleton';
import { makeSelectShownTask } from '../table/shownTask';
import { useScreenTitle } from '../../../widgets/useScreenTitle';
import { TaskView } from './TaskView';

/** /task/{id} and /project/task/{id}/{projectid}: one task. */
export default function TaskScreen() {
  const { id = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useGetTaskQuery({ id }, freshLinks);
  const known = useSelector(useMemo(() => makeSelectShownTask(id), [id]));
  const edits = useSelector(selectTaskEdits);
  useScreenTitle(known && `${known.Task_key} ${known.Short_summary}`);

  const failure = shownFailure(error);
  const retry = failure && <LoadFailed what="the task" failure={failure} onRetry={refetch} isRetrying={isFetching} />;
  if (failure?.httpStatus === 404) return <NotFoundPage what="task" action={<Link to="/taskList">My tasks</Link>} />;
  if (!currentData)
    return retry ? <Page header={<PageHeader title="Task" />}>{retry}</Page> : <PageSkeleton shape="detail" />;
  return <TaskView key={id} task={withTaskEdits(currentData, edits)} notice={retry} />;
}
