import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { learnFromStream } from '../browser/clock';
import { apiBase, joinPath } from '../browser/apiBase';
import { whenPresent } from '../browser/past';
import { randomShare } from '../browser/ids';
import { tabName } from '../browser/tabName';
import { currentToken } from '../browser/tokenVault';
import { userIdleSeconds } from '../browser/userActivity';
import { changed, connecting, gapFound, lost, opened, paused, type LiveChange } from '../session/liveSlice';
import type { WithSession } from '../session/sessionReducer';
import { selectIsTokenPresent } from '../session/sessionSelectors';
import { readEvents, type ServerEvent } from './readEvents';

const firstWaitMs = 300;
const maxWaitMs = 15_000;
/**
 * The server sends a heartbeat every 15 seconds: after two missing ones the connection is dead, whatever the browser
 * reports.
 */
const silenceMs = 40_000;
/** A browser opens only a few connections to one server: a hidden tab must not occupy one. */
const hiddenMs = 3000;

interface Store {
  readonly dispatch: ThunkDispatch<WithSession, unknown, UnknownAction>;
  readonly getState: () => WithSession;
}

const isHidden = (): boolean => document.visibilityState === 'hidden';

/**
 * Keeps a stream of changes open while a user is signed in and the tab is visible; after a loss it continues from the
 * last position, so that nothing is missed.
 * @returns unsubscribes
 */
export function followLive(store: Store): () => void {
  const ending = new AbortController();
  let line = new AbortController();
  /** Also advances with heartbeats, which dispatch no action. */
  let position: number | null = null;
  let waitMs = firstWaitMs;
  let wake = (): void => undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;

  const sleep = (durationMs: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, durationMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const take = (event: ServerEvent): void => {
    learnFromStream((event.data as { readonly Clock?: string } | null)?.Clock);
    if (event.position !== undefined) position = event.position;
    if (position === null) return;
    if (event.name === 'opened') {
      waitMs = firstWaitMs;
      store.dispatch(opened({ position }));
    } else if (event.name === 'changes')
      store.dispatch(changed({ position, changes: event.data as readonly LiveChange[] }));
    else if (event.name === 'reset') store.dispatch(gapFound({ position }));
  };

  const connect = async (token: string): Promise<void> => {
    line = new AbortController();
    let watchdog = setTimeout(() => line.abort(), silenceMs);
    try {
      const search = new URLSearchParams({
        Tab: tabName(),
        ...(position === null ? {} : { Position: String(position) }),
      });
      const answer = await fetch(joinPath(apiBase(), `/auth/live?${search.toString()}`), {
        headers: { Authorization: `Bearer ${token}`, 'X-Daybook-Idle': String(userIdleSeconds()) },
        signal: line.signal,
        cache: 'no-store',
      });
      // An ordinary call gets the same rejection and ends the session.
      if (answer.status === 401) {
        await whenPresent();
        await store.dispatch(api.endpoints.getOwnProfile.initiate(undefined, { subscribe: false, forceRefetch: true }));
      }
      if (!answer.ok || !answer.body) return;
      await readEvents(answer.body, (event) => {
        clearTimeout(watchdog);
        watchdog = setTimeout(() => line.abort(), silenceMs);
        take(event);
      });
    } catch {
      // Any broken connection is retried, and the mark in the top bar shows it.
    } finally {
      clearTimeout(watchdog);
    }
  };

  const run = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      // An open stream stays open: the store queues its changes.
      await whenPresent();
      const token = currentToken();
      if (token === null || !selectIsTokenPresent(store.getState()) || isHidden()) {
        if (store.getState().session.live.connection !== 'off') store.dispatch(paused());
        await sleep(maxWaitMs);
        continue;
      }
      store.dispatch(connecting());
      await connect(token);
      if (ending.signal.aborted || isHidden()) continue;
      store.dispatch(lost());
      await sleep(waitMs * (0.75 + randomShare() / 2));
      waitMs = Math.min(waitMs * 2, maxWaitMs);
    }
  };

  const onVisibility = (): void => {
    clearTimeout(hiding);
    if (isHidden()) hiding = setTimeout(() => line.abort(), hiddenMs);
    else wake();
  };
  const onOnline = (): void => wake();
  // The browser reports a lost network long before the connection fails.
  const onOffline = (): void => line.abort();
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', onOnline);
  window.addEventListener('offline', onOffline);
  void run();
  return () => {
    ending.abort();
    line.abort();
    wake();
    clearTimeout(hiding);
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', onOnline);
    window.removeEventListener('offline', onOffline);
  };
}
