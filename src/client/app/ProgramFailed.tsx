import { ErrorIcon } from '@blueprintjs/icons';
import { useRouteError } from 'react-router-dom';
import { FailureHelpButton } from '../ui/states/FailureHelpButton';
import { isPartUnloaded } from '../ui/states/isPartUnloaded';
import { StateNotice } from '../ui/states/StateNotice';
import { Button } from '../ui/controls/Button';

/** Replaces the whole program when its outermost part has failed. Shows no stack trace. */
export function ProgramFailed() {
  const isUnloaded = isPartUnloaded(useRouteError());
  return (
    <main className="db-state-page" role="alert">
      <StateNotice
        level={1}
        icon={<ErrorIcon size={48} />}
        title={isUnloaded ? 'Daybook could not be loaded' : 'Daybook has stopped working'}
        action={
          <div className="db-state-actions">
            <Button intent="primary" text="Reload the page" onClick={() => window.location.reload()} />
            <FailureHelpButton />
          </div>
        }
      >
        {isUnloaded
          ? 'The server cannot be reached. Check the connection and try again.'
          : 'Try reloading the page. What you have saved is safe.'}
      </StateNotice>
    </main>
  );
}
