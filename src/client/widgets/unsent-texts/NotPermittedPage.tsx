import { LockIcon } from '@blueprintjs/icons';
import type { JSX } from 'react';
import { FailureHelpButton } from '../../ui/states/FailureHelpButton';
import { StateNotice } from '../../ui/states/StateNotice';
import { UnsentTexts } from './UnsentTexts';

export interface NotPermittedPageProps {
  /** The flag that is missing, as the roles page calls it: 'Report.Leave_Report'. */
  readonly flag?: string;
  readonly action?: JSX.Element;
}

/** The page exists, but the user's role does not include it. */
export function NotPermittedPage({ flag, action }: NotPermittedPageProps) {
  return (
    <main className="db-state-page">
      <StateNotice
        level={1}
        icon={<LockIcon size={48} />}
        title="You are not permitted to open this page"
        action={
          <div className="db-state-actions">
            {action}
            <FailureHelpButton isSmall />
          </div>
        }
      >
        Your role does not include it. HR can change that under Roles Permission.
        {flag !== undefined && <div className="db-muted">{`Missing permission: ${flag}`}</div>}
        <UnsentTexts />
      </StateNotice>
    </main>
  );
}
