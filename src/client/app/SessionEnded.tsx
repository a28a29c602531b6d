import { TimeIcon } from '@blueprintjs/icons';
import { useSelector } from 'react-redux';
import { reloadAt } from '../browser/page';
import { currentToken } from '../browser/tokenVault';
import { startPath } from '../session/returnPath';
import { selectReturnPath, selectUnsentTexts } from '../session/sessionSelectors';
import { Button } from '../ui/controls/Button';
import { FailureHelpButton } from '../ui/states/FailureHelpButton';
import { StateNotice } from '../ui/states/StateNotice';
import { useCopiedTexts } from '../widgets/unsent-texts/useCopiedTexts';
import { ShellSkeleton } from './ShellSkeleton';

/**
 * In place of a page with unsent texts after the server has ended the session: nothing of it is readable. Only these
 * texts are left, to be copied, and the recording, to be saved without personal data.
 */
export function SessionEnded() {
  const texts = useSelector(selectUnsentTexts);
  const returnPath = useSelector(selectReturnPath);
  const { copy, outcome } = useCopiedTexts(texts);
  // The same user may have signed in in another tab since.
  const signIn = (): void => reloadAt(currentToken() === null ? '/login' : (returnPath ?? startPath));
  return (
    <>
      <div inert>
        <ShellSkeleton />
      </div>
      <main className="db-session-ended" role="alertdialog" aria-modal="true" aria-label="Your session has ended">
        <StateNotice
          level={1}
          icon={<TimeIcon size={48} />}
          title="Your session has ended"
          action={
            <div className="db-state-actions">
              <Button intent="primary" text="Sign in" onClick={signIn} autoFocus />
              <Button text="Copy unsent texts" onClick={() => void copy()} />
              <FailureHelpButton />
            </div>
          }
        >
          What you have typed and not saved is still here. Copy it before you sign in again.
          <div role="status">{outcome}</div>
        </StateNotice>
      </main>
    </>
  );
}
