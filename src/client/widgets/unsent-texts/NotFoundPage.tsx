import { SearchIcon } from '@blueprintjs/icons';
import type { JSX } from 'react';
import { FailureHelpButton } from '../../ui/states/FailureHelpButton';
import { StateNotice } from '../../ui/states/StateNotice';
import { UnsentTexts } from './UnsentTexts';

export interface NotFoundPageProps {
  /** What was looked for: 'task', 'project'. Default 'page'. */
  readonly what?: string;
  /** Where to go from here: a link to the list. */
  readonly action?: JSX.Element;
}

/** The URL leads nowhere: a wrong id, a deleted record, or one that the user may not see. */
export function NotFoundPage({ what = 'page', action }: NotFoundPageProps) {
  return (
    <main className="db-state-page">
      <StateNotice
        level={1}
        icon={<SearchIcon size={48} />}
        title={`This ${what} was not found`}
        action={
          <div className="db-state-actions">
            {action}
            <FailureHelpButton isSmall />
          </div>
        }
      >
        It may have been deleted, the address may be mistyped, or it is not shared with you.
        <UnsentTexts />
      </StateNotice>
    </main>
  );
}
