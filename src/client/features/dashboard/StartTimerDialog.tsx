import { Button, Dialog, DialogBody, InputGroup, Menu, MenuItem } from '@blueprintjs/core';
import { PlayIcon, SearchIcon } from '@blueprintjs/icons';
import { useDeferredValue, useRef, useState, type KeyboardEvent } from 'react';
import { useSelector } from 'react-redux';
import { useListTasksQuery, type TaskRow } from '../../api/api';
import { shownFailure } from '../../api/apiFailure';
import { selectRunningTimer } from '../../taskTimer/taskTimerSelectors';
import { EmptyState } from '../../ui/states/EmptyState';
import { LoadFailed } from '../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../ui/states/PanelSkeleton';
import { useTimerToggle } from '../../widgets/task-timer/useTimerToggle';
import { Notice } from '../../widgets/tasks/Notice';

const mostShown = 30;
const longestSearch = 100;

/** Picks one of the person's open tasks, what is due first above, and starts the timer on it. */
export default function StartTimerDialog({ onClose }: { readonly onClose: () => void }) {
  const [text, setText] = useState('');
  const q = useDeferredValue(text.trim().slice(0, longestSearch));
  const { data, error, isFetching, refetch } = useListTasksQuery({ scope: 'assigned', preset: 'open', sort: 'Due_date:asc', limit: mostShown, ...(q !== '' && { q }) });
  const { toggle, isToggling, failure, forgetFailure } = useTimerToggle();
  // It runs there already: choosing it again must not stop it.
  const runningTaskId = useSelector(selectRunningTimer)?.taskId;
  const loading = shownFailure(error);
  const list = useRef<HTMLUListElement>(null);
  const start = async (task: TaskRow): Promise<void> => {
    if (await toggle({ taskId: task._id, projectId: task.Project_id })) onClose();
  };
  // As from the search of any list of choices.
  const enterList = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>('a[tabindex="0"]')?.focus();
  };
  return (
    <Dialog isOpen title="Start timer" onClose={onClose} className="db-start-timer">
      <DialogBody>
        <InputGroup leftIcon={<SearchIcon />} autoFocus value={text} onValueChange={setText} onKeyDown={enterList} placeholder="Key or summary of one of your open tasks" aria-label="Search your open tasks" />
        {failure && <Notice text={failure.message} onClose={forgetFailure} />}
        {!data && loading && <LoadFailed what="your tasks" message={loading.message} requestId={loading.requestId} onRetry={() => void refetch()} isRetrying={isFetching} />}
        {!data && !loading && <PanelSkeleton lines={8} label="Loading your tasks" />}
        {data && data.Rows.length === 0 && <EmptyState isLarge={false} title={q === '' ? 'No open task is assigned to you' : 'None of your open tasks fits'} action={q === '' ? undefined : <Button size="small" text="Clear" onClick={() => setText('')} />} />}
        {data && data.Rows.length > 0 && (
          <Menu ulRef={list} className="db-start-timer-tasks" aria-label="Your open tasks">
            {data.Rows.map((task) => (
              <MenuItem key={task._id} icon={<PlayIcon />} text={`${task.Task_key} ${task.Short_summary}`} label={task.Project_short_name} disabled={isToggling || task._id === runningTaskId} onClick={() => void start(task)} shouldDismissPopover={false} />
            ))}
          </Menu>
        )}
      </DialogBody>
    </Dialog>
  );
}
