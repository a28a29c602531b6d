import { Callout } from '@blueprintjs/core';
import { PlayIcon, StopIcon } from '@blueprintjs/icons';
import { useGetTaskTimerQuery } from '../../api/api';
import { ElapsedTime } from '../../ui/badges/ElapsedTime';
import { usePageKeys } from '../../ui/keys/usePageKeys';
import { useTaskTimer } from './timer/useTaskTimer';
import './timer/timer.css';
import { Button } from '../../ui/controls/Button';

export interface TaskTimerButtonProps {
  readonly taskId: string;
  readonly projectId: string;
  /** For screen readers: 'Start timer on ABC-12'. */
  readonly taskKey: string;
  /** The page shows this task: 't' toggles its timer. */
  readonly hasKey?: boolean;
}

/** The button that starts and stops the user's timer on a task, with the running time (SCR-032, BEH-041). */
export function TaskTimerButton({ taskId, projectId, taskKey, hasKey = false }: TaskTimerButtonProps) {
  // BEH-056: the state is read with its Check_In; a listener puts it into the timer slice.
  const { isLoading } = useGetTaskTimerQuery({ Task_id: taskId, Project_id: projectId });
  const { isRunning, runningSince, isToggling, failure, clearFailure, toggle } = useTaskTimer(taskId, projectId);
  const label = isRunning ? 'Stop' : 'Start';
  usePageKeys('Task', [hasKey && { keys: 't', description: 'Start or stop the timer', run: () => void toggle() }]);
  return (
    <div className="db-timer">
      <Button
        intent={isRunning ? 'danger' : 'success'}
        icon={isRunning ? <StopIcon /> : <PlayIcon />}
        text={label}
        aria-label={`${label} timer on ${taskKey}`}
        loading={isLoading || isToggling}
        onClick={() => void toggle()}
      />
      <ElapsedTime since={runningSince} className="db-timer-time" />
      {failure && (
        <Callout compact intent="warning" role="alert" className="db-timer-failure">
          {failure.message} <Button size="small" variant="minimal" text="OK" onClick={clearFailure} />
        </Callout>
      )}
    </div>
  );
}
