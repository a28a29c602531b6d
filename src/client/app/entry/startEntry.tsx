import type { ReactNode } from 'react';
import { reloadAt } from '../../browser/page';
import { sentToSignIn } from '../../session/accountSlice';
import { followOtherTabs } from '../../session/followOtherTabs';
import type { WithSession } from '../../session/sessionReducer';
import { App } from '../App';
import { EntryProgram } from './EntryProgram';
import { makeEntryStore } from './entryStore';

/** The entry program. `returnPath` is the page that was requested without a token. */
export function startEntry(preloaded: WithSession, returnPath: string | undefined): ReactNode {
  const store = makeEntryStore(preloaded);
  followOtherTabs(store, { reloadAt });
  if (returnPath !== undefined) store.dispatch(sentToSignIn({ returnPath }));
  return (
    <App store={store}>
      <EntryProgram onLeave={reloadAt} />
    </App>
  );
}
