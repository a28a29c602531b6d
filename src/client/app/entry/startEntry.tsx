import type { ReactNode } from 'react';
import { watchSystemScheme } from '../../browser/colourScheme';
import { companySignIn, takeSignInCode } from '../../browser/companySignIn';
import { followUserActivity } from '../../browser/userActivity';
import { reloadAt } from '../../browser/page';
import { sentToSignIn } from '../../session/accountSlice';
import { noCompanySignIn } from '../../features/session/companySignInSlice';
import { followOtherTabs } from '../../session/followOtherTabs';
import { schemeChanged } from '../../session/schemeSlice';
import type { WithSession } from '../../session/sessionReducer';
import { App } from '../App';
import { EntryProgram } from './EntryProgram';
import { makeEntryStore } from './entryStore';

/** The entry program. `returnPath` is the page that was requested without a token. */
export function startEntry(preloaded: WithSession, returnPath: string | undefined): ReactNode {
  const code = takeSignInCode();
  const store = makeEntryStore({
    ...preloaded,
    companySignIn: { ...noCompanySignIn, ...companySignIn(), isFinishing: code !== undefined },
  });
  followUserActivity();
  watchSystemScheme(preloaded.session.isSystemDark, (isDark) => store.dispatch(schemeChanged(isDark)));
  followOtherTabs(store, { reloadAt, leavePast: () => undefined });
  if (returnPath !== undefined) store.dispatch(sentToSignIn({ returnPath }));
  if (code !== undefined)
    void import('../../features/session/finishCompanySignIn').then(({ finishCompanySignIn }) =>
      store.dispatch(finishCompanySignIn(code)),
    );
  return (
    <App store={store}>
      <EntryProgram onLeave={reloadAt} />
    </App>
  );
}
