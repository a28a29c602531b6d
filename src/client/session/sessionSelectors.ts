import { personName } from '../../domain/wording/personName';
import type { LoggedInUser } from '../api/api';
import type { WithSession } from './sessionReducer';

/** The first item of the stored list (BEH-047). */
export const selectUser = (state: WithSession): LoggedInUser | undefined => state.session.account.user[0];

export const selectIsTokenPresent = (state: WithSession): boolean => state.session.account.isTokenPresent;

export const selectFullName = (state: WithSession): string => {
  const user = selectUser(state);
  return user ? personName(user) : '';
};

/** IANA name of the company's time zone, which determines 'today' (F-42). The browser's own while signed out. */
export const selectTimeZone = (state: WithSession): string =>
  selectUser(state)?.Company_time_zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The open path with its query, '/task/12?tab=history'. */
export const selectPath = (state: WithSession): string =>
  state.session.location.pathname + state.session.location.search;

/** The month whose question is not asked again before the next sign-in. */
export const selectMonthPostponed = (state: WithSession): string | null => state.session.account.monthPostponed;

/** It waits for the server; where changes are still being saved, the user is asked after some seconds. */
export const selectIsSigningOut = (state: WithSession): boolean => state.session.account.isSigningOut === true;

export const selectSignOutQuestion = (state: WithSession): 'asked' | 'left' | undefined =>
  state.session.account.signOutQuestion;

/** The page is that of a session that the server has ended. */
export const selectHasExpired = (state: WithSession): boolean => state.session.account.expired !== undefined;

/** The server has ended the session before this sign-in. */
export const selectHasEnded = (state: WithSession): boolean => state.session.account.hasEnded === true;

const noTexts: readonly string[] = [];
/** What the user of the expired session had typed and not sent. */
export const selectUnsentTexts = (state: WithSession): readonly string[] =>
  state.session.account.expired?.unsentTexts ?? noTexts;

export const selectReturnPath = (state: WithSession): string | null => state.session.account.returnPath;
