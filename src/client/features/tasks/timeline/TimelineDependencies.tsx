import { Callout, DialogBody } from '@blueprintjs/core';
import { useGetTaskQuery } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { Scope } from '../../../screen-state/Scope';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { TaskDependencies } from '../screens/TaskDependencies';
import type { PlacedTask } from './timelineModel';

export interface TimelineDependenciesProps {
  readonly task: PlacedTask;
  readonly onClose: () => void;
}

/** All dependencies of a task, also those on tasks that the timeline does not show. */
export function TimelineDependencies({ task: { id, key }, onClose }: TimelineDependenciesProps) {
  const { currentData: task, error } = useGetTaskQuery({ id });
  const failure = shownFailure(error);
  const isEmpty = (task?.Blocked_by ?? []).length + (task?.Blocks ?? []).length === 0;
  return (
    <Dialog isOpen title={`Dependencies of ${key}`} onClose={onClose}>
      <DialogBody>
        {failure && <Callout intent="danger">{failure.message}</Callout>}
        {!task && !failure && <PanelSkeleton lines={3} label="Loading the dependencies" />}
        {task && isEmpty && <p>{`${key} waits for no task, and no task waits for it.`}</p>}
        {task && (
          <Scope name="dependencies">
            <TaskDependencies task={task} />
          </Scope>
        )}
      </DialogBody>
    </Dialog>
  );
}
