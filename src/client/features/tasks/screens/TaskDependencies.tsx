import { CrossIcon, EditIcon, PlusIcon } from '@blueprintjs/icons';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { isBlocked, lagText } from '../../../../domain/schedule/dependencies';
import { startText } from '../../../../domain/schedule/halfDayTexts';
import { taskPath } from '../../../../domain/tasks/taskPath';
import { useGetTimelineQuery, type Task } from '../../../api/api';
import { lensMark } from '../../../permissions/lensMark';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { useOverlay } from '../../../screen-state/useOverlay';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { Button } from '../../../ui/controls/Button';
import { DependencyDialog } from './DependencyDialog';
import { toShownTimeline } from '../timeline/timelineModel';
import { dependencyCall } from './dependencyCall';
import { useRemoveDependency, type StoredDependency } from './useRemoveDependency';
import { SmallTable } from '../../../ui/layout/SmallTable';

export interface TaskDependenciesProps {
  readonly task: Pick<Task, '_id' | 'Task_key' | 'Project_id' | 'Status' | 'Blocked_by' | 'Blocks'>;
}

/** What a task waits for and what waits for it, with the lags; holders of Project.Edit_Task change it. */
export function TaskDependencies({ task }: TaskDependenciesProps) {
  const mayEdit = useIsPermitted('Project.Edit_Task');
  const removeDependency = useRemoveDependency();
  const dialog = useOverlay<StoredDependency | null>('dependency');
  const { Blocked_by = [], Blocks = [] } = task;
  const rows: StoredDependency[] = [
    ...Blocked_by.map((end) => ({ direction: 'blocked-by' as const, end })),
    ...Blocks.map((end) => ({ direction: 'blocks' as const, end })),
  ];
  const { currentData: around } = useGetTimelineQuery(
    rows.length > 0 ? { projectId: task.Project_id, taskId: task._id } : skipToken,
  );
  const violated = useMemo(() => (around ? toShownTimeline(around).violated : []), [around]);
  if (!mayEdit && rows.length === 0) return null;
  const notKept = ({ direction, end }: StoredDependency): string | undefined => {
    const ends = dependencyCall(direction, task._id, end._id);
    const found = violated.find(({ taskId, blockerId }) => taskId === ends.task_id && blockerId === ends.blocker_id);
    return found && `Not kept: may start on ${startText(found.possibleStart)} at the earliest`;
  };
  const isWaiting = isBlocked(
    task.Status,
    Blocked_by.map(({ Status }) => Status),
  );
  const changeButtons = (row: StoredDependency) => (
    <span {...lensMark('Project.Edit_Task')}>
      <Button
        variant="minimal"
        size="small"
        icon={<EditIcon size={12} />}
        aria-label={`Change the lag of ${row.end.Task_key}`}
        onClick={() => dialog.open(row)}
      />
      <Button
        variant="minimal"
        size="small"
        icon={<CrossIcon size={12} />}
        aria-label={`Remove the dependency on ${row.end.Task_key}`}
        onClick={() => void removeDependency(task, row)}
      />
    </span>
  );
  return (
    <section aria-labelledby="task-dependencies" className="db-linked">
      <h2 id="task-dependencies" className="db-section-title">
        Dependencies{isWaiting && <span className="db-task-late"> (blocked)</span>}
      </h2>
      {rows.length > 0 && (
        <SmallTable
          name={`Dependencies${isWaiting ? ' (blocked)' : ''}`}
          columns={[
            { header: 'Relation', cell: ({ direction }) => (direction === 'blocks' ? 'Blocks' : 'Blocked by') },
            {
              header: 'Key',
              cell: ({ end }) => (
                <Link to={taskPath({ _id: end._id, Project_id: task.Project_id })}>{end.Task_key}</Link>
              ),
            },
            { header: 'Status', cell: ({ end }) => <StatusBadge status={end.Status} /> },
            {
              header: 'Lag',
              cell: (row) => (
                <>
                  {lagText(row.end.Lag_days).trim() || '-'} <span className="db-task-late">{notKept(row)}</span>
                </>
              ),
            },
            ...(mayEdit ? [{ header: 'Change', cell: changeButtons }] : []),
          ]}
          rows={rows}
          rowKey={({ direction, end }) => `${direction} ${end._id}`}
          className="db-linked-tasks"
          looks="striped"
        />
      )}
      {mayEdit && (
        <Button
          {...lensMark('Project.Edit_Task')}
          size="small"
          icon={<PlusIcon size={12} />}
          text="Add dependency"
          onClick={() => dialog.open(null)}
        />
      )}
      {dialog.isOpen && <DependencyDialog task={task} stored={dialog.props ?? null} onClose={dialog.close} />}
    </section>
  );
}
