import { HTMLTable } from '@blueprintjs/core';
import { CrossIcon, EditIcon, PlusIcon } from '@blueprintjs/icons';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { isBlocked, lagText } from '../../../../domain/schedule/dependencies';
import { startText } from '../../../../domain/schedule/halfDayTexts';
import { taskPath } from '../../../../domain/tasks/taskPath';
import {
  useDeleteTaskDependencyMutation,
  useGetTimelineQuery,
  useSaveTaskDependencyMutation,
  type Task,
  type TaskDependency,
} from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { lensMark } from '../../../permissions/lensMark';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { useOverlay } from '../../../screen-state/useOverlay';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { Button } from '../../../ui/controls/Button';
import { showError, showUndoable } from '../../../ui/dialogs/toaster';
import { DependencyDialog } from './DependencyDialog';
import { toPlan } from '../timeline/timelineModel';
import { reportUndo } from '../../../widgets/reportUndo';
import { dependencyCall, type DependencyDirection } from './dependencyCall';

interface Edited {
  readonly direction: DependencyDirection;
  readonly end: TaskDependency;
}

/** What a task waits for and what waits for it, with the lags; holders of Project.Edit_Task change it. */
export function TaskDependencies({ task }: { readonly task: Task }) {
  const mayEdit = useIsPermitted('Project.Edit_Task');
  const [save] = useSaveTaskDependencyMutation();
  const [remove] = useDeleteTaskDependencyMutation();
  const dialog = useOverlay<Edited | null>('dependency');
  const { Blocked_by = [], Blocks = [] } = task;
  const rows: Edited[] = [
    ...Blocked_by.map((end) => ({ direction: 'blocked-by' as const, end })),
    ...Blocks.map((end) => ({ direction: 'blocks' as const, end })),
  ];
  const { currentData: around } = useGetTimelineQuery(
    rows.length > 0 ? { projectId: task.Project_id, taskId: task._id } : skipToken,
  );
  const violated = useMemo(() => (around ? toPlan(around).violated : []), [around]);
  if (!mayEdit && rows.length === 0) return null;
  const notKept = ({ direction, end }: Edited): string | undefined => {
    const ends = dependencyCall(direction, task._id, end._id);
    const found = violated.find(({ taskId, blockerId }) => taskId === ends.task_id && blockerId === ends.blocker_id);
    return found && `Not kept: may start on ${startText(found.possibleStart)} at the earliest`;
  };
  const bringBack = async ({ direction, end }: Edited): Promise<void> => {
    const { error } = await save({
      ...dependencyCall(direction, task._id, end._id),
      Lag_days: end.Lag_days,
      // It was removed: one that another user has added since stays.
      Former_lag_days: undefined,
    });
    await reportUndo(error);
  };
  const removeRow = async (row: Edited): Promise<void> => {
    const { error } = await remove(dependencyCall(row.direction, task._id, row.end._id));
    const failure = shownFailure(error);
    if (failure) await showError(failure.message);
    else await showUndoable('Dependency removed', () => void bringBack(row));
  };
  const isWaiting = isBlocked(
    task.Status,
    Blocked_by.map(({ Status }) => Status),
  );
  return (
    <section aria-labelledby="task-dependencies" className="db-linked">
      <h2 id="task-dependencies" className="db-section-title">
        Dependencies{isWaiting && <span className="db-task-late"> (blocked)</span>}
      </h2>
      {rows.length > 0 && (
        <HTMLTable compact striped className="db-linked-tasks" aria-labelledby="task-dependencies">
          <thead>
            <tr>
              <th scope="col">Relation</th>
              <th scope="col">Key</th>
              <th scope="col">Status</th>
              <th scope="col">Lag</th>
              {mayEdit && <th scope="col">Change</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.direction} ${row.end._id}`}>
                <td>{row.direction === 'blocks' ? 'Blocks' : 'Blocked by'}</td>
                <td>
                  <Link to={taskPath({ _id: row.end._id, Project_id: task.Project_id })}>{row.end.Task_key}</Link>
                </td>
                <td>
                  <StatusBadge status={row.end.Status} />
                </td>
                <td>
                  {lagText(row.end.Lag_days).trim() || '-'} <span className="db-task-late">{notKept(row)}</span>
                </td>
                {mayEdit && (
                  <td {...lensMark('Project.Edit_Task')}>
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
                      onClick={() => void removeRow(row)}
                    />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </HTMLTable>
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
