import { Fragment, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { WithSession } from '../session/sessionReducer';
import { frozenStore } from './frozenStore';
import { PastBanner } from './PastBanner';
import type { PastGate, ShownPast } from './pastGate';
import { PastView } from './PastView';

interface TravelledPastProps<State extends WithSession> {
  readonly shown: ShownPast<State>;
  readonly routes: RouteObject[];
  readonly outside: ReactNode;
  readonly onReturn: () => void;
}

function TravelledPast<State extends WithSession>({ shown, routes, outside, onReturn }: TravelledPastProps<State>) {
  const store = useMemo(() => frozenStore(shown.state), [shown]);
  return (
    <>
      <PastView store={store} routes={routes} generation={shown.generation}>
        {outside}
      </PastView>
      <PastBanner step={shown.step} count={shown.count} onReturn={onReturn} />
    </>
  );
}

export interface TimeTravelProps<State extends WithSession> {
  readonly gate: PastGate<State>;
  readonly routes: RouteObject[];
  /** Connected components next to the screen of the past. */
  readonly outside: ReactNode;
  /** The live program. It is unmounted while an earlier state is shown: everything worth keeping is in the store. */
  readonly children: ReactNode;
}

/** Shows the state that Redux DevTools have chosen: the live program for the newest, a frozen one for any other. */
export function TimeTravel<State extends WithSession>({ gate, routes, outside, children }: TimeTravelProps<State>) {
  const shown = useSyncExternalStore(gate.subscribe, gate.getShown);
  const generation = useSyncExternalStore(gate.subscribe, gate.getPresentGeneration);
  if (!shown) return <Fragment key={generation}>{children}</Fragment>;
  return <TravelledPast shown={shown} routes={routes} outside={outside} onReturn={gate.returnToPresent} />;
}
