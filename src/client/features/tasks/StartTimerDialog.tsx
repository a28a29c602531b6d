import { DialogBody, InputGroup } from '@blueprintjs/core';
import { PlayIcon, SearchIcon, StopIcon } from '@blueprintjs/icons';
import { useDeferredValue, useRef, type KeyboardEvent } from 'react';
import { useSelector } from 'react-redux';
import { ReasonMenuItem } from '../../ui/controls/ReasonMenuItem';
import { api, useListTasksQuery, type ListTasksApiArg, type TaskRow } from '../../api/api';
import { shownFailure } from '../../api/apiFailure';
import { selectRunningTimer } from './taskTimerSelectors';
import { EmptyState } from '../../ui/states/EmptyState';
import { LoadFailed } from '../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../ui/states/PanelSkeleton';
import { useScreenState } from '../../screen-state/useScreenState';
import { Notice } from './Notice';
import { useTimerToggle } from './useTimerToggle';
import './timer/timer.css';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import { Menu } from '../../ui/controls/Menu';
import { useAnsweredArguments } from '../../widgets/useAnsweredArguments';

const maxShown = 30;
const maxSearchLength = 100;

/** Stops the user's timer, or chooses an open task, by due date, and starts the timer on it. */
export default function StartTimerDialog({ onClose }: { readonly onClose: () => void }) {
  const [text, setText] = useScreenState('drafts', 'search', '');
  const q = useDeferredValue(text.trim().slice(0, maxSearchLength));
  const wanted = {
    scope: 'assigned',
    preset: 'open',
    sort: 'Due_date:asc',
    limit: maxShown,
    ...(q !== '' && { q }),
  } as const;
  const { currentData, error, isFetching, refetch } = useListTasksQuery(wanted);
  // The tasks found before stay while the next are searched.
  const answered = useAnsweredArguments<ListTasksApiArg>('answered', wanted, currentData !== undefined);
  const { currentData: data } = api.endpoints.listTasks.useQueryState(answered);
  const { toggle, isToggling, failure, clearFailure } = useTimerToggle('start-timer');
  // The timer already runs there: choosing the task again must not stop it.
  const running = useSelector(selectRunningTimer);
  const runningTaskId = running?.taskId;
  const loading = shownFailure(error);
  const list = useRef<HTMLUListElement>(null);
  const start = async (task: TaskRow): Promise<void> => {
    if (await toggle({ taskId: task._id, projectId: task.Project_id })) onClose();
  };
  const stop = async (): Promise<void> => {
    if (running && (await toggle({ taskId: running.taskId, projectId: running.projectId }))) onClose();
  };
  // As in every searchable list, Enter chooses the first match.
  const enterList = (event: KeyboardEvent): void => {
    const first = currentData?.Rows.find((task) => task._id !== runningTaskId);
    if (event.key === 'Enter' && q !== '' && q === text.trim() && first && !isToggling) void start(first);
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>('a[tabindex="0"]')?.focus();
  };
  return (
    <Dialog isOpen title="Start timer" onClose={onClose}>
      <DialogBody>
        {running && (
          <div className="db-start-timer-running">
            <span>{`The timer is running on ${running.taskKey} ${running.summary}`}</span>
            <Button
              size="small"
              intent="danger"
              icon={<StopIcon />}
              text="Stop"
              aria-label={`Stop timer on ${running.taskKey}`}
              loading={isToggling}
              onClick={() => void stop()}
            />
          </div>
        )}
        <InputGroup
          leftIcon={<SearchIcon />}
          autoFocus
          data-list-search
          value={text}
          onValueChange={setText}
          onKeyDown={enterList}
          placeholder="Key or summary of one of your open tasks"
          aria-label="Search your open tasks"
        />
        {failure && <Notice text={failure.message} onClose={clearFailure} />}
        {!data && loading && (
          <LoadFailed what="your tasks" failure={loading} onRetry={refetch} isRetrying={isFetching} />
        )}
        {!data && !loading && <PanelSkeleton lines={8} label="Loading your tasks" />}
        {data && data.Rows.length === 0 && (
          <EmptyState
            isLarge={false}
            title={q === '' ? 'No open task is assigned to you' : 'No matching open tasks'}
            action={q === '' ? undefined : <Button size="small" text="Clear" onClick={() => setText('')} />}
          />
        )}
        {data && data.Rows.length > 0 && (
          <Menu ulRef={list} className="db-start-timer-tasks" aria-label="Your open tasks">
            {data.Rows.map((task) => (
              <ReasonMenuItem
                key={task._id}
                icon={<PlayIcon />}
                text={`${task.Task_key} ${task.Short_summary}`}
                label={task.Project_short_name}
                disabledReason={
                  task._id === runningTaskId
                    ? 'The timer is already running on this task'
                    : isToggling
                      ? 'The timer is being switched'
                      : undefined
                }
                onClick={() => void start(task)}
                shouldDismissPopover={false}
              />
            ))}
          </Menu>
        )}
      </DialogBody>
    </Dialog>
  );
}
