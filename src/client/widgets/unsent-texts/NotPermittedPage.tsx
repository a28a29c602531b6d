import { LockIcon } from '@blueprintjs/icons';
import type { JSX } from 'react';
import { Button } from '../../ui/controls/Button';
import { FailureHelpButton } from '../../ui/states/FailureHelpButton';
import { StateNotice } from '../../ui/states/StateNotice';
import { UnsentTexts } from './UnsentTexts';

export interface NotPermittedPageProps {
  /** The flag that is missing, as the roles page calls it: 'Report.Leave_Report'. */
  readonly flag?: string;
  readonly action?: JSX.Element;
  /** Called when it shows texts that would be lost without it; stable. */
  readonly onTexts?: () => void;
  /** The permission is back: leads to the page again. */
  readonly onOpen?: (() => void) | undefined;
}

/** The page exists, but the user's role does not include it. */
export function NotPermittedPage({ flag, action, onTexts, onOpen }: NotPermittedPageProps) {
  return (
    <main className="db-state-page">
      <StateNotice
        level={1}
        icon={<LockIcon size={48} />}
        title={onOpen ? 'You are permitted to open this page again' : 'You are not permitted to open this page'}
        action={
          <div className="db-state-actions">
            {onOpen ? <Button intent="primary" text="Open the page" onClick={onOpen} /> : action}
            <FailureHelpButton isSmall />
          </div>
        }
      >
        {onOpen
          ? 'What you had begun there is not in its form any more.'
          : 'Your role does not include it. HR can change that under Roles Permission.'}
        {!onOpen && flag !== undefined && <div className="db-muted">{`Missing permission: ${flag}`}</div>}
        <UnsentTexts {...(onTexts && { onTexts })} />
      </StateNotice>
    </main>
  );
}
