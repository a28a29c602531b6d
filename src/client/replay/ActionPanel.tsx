import { InputGroup } from '@blueprintjs/core';
import { counted } from '../../domain/wording/counted';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { getCall } from './actionCall';
import { DifferenceList } from './DifferenceList';
import type { ReplayedSession } from './replayedSession';
import { stateDifference } from './stateDifference';

/** The list shows those around the chosen step: thousands would slow the page down. */
const maxListed = 200;

interface ListedAction {
  readonly step: number;
  readonly at: number;
  readonly type: string;
  /** The call, for actions of calls. */
  readonly call: string;
}

export interface ActionPanelProps {
  readonly session: ReplayedSession;
  readonly step: number;
  readonly onChoose: (step: number) => void;
}

/** All actions, searchable by type, call and content, and what the chosen one has changed. */
export function ActionPanel({ session, step, onChoose }: ActionPanelProps) {
  const [search, setSearch] = useState('');
  const actions = useMemo(
    (): ListedAction[] =>
      session.file.steps.map(({ at, action }, index) => ({
        step: session.firstStep + index + 1,
        at,
        type: action.type,
        call: getCall(action),
      })),
    [session],
  );
  const found = useMemo(() => {
    const wanted = search.trim().toLowerCase();
    if (wanted === '') return actions;
    return actions.filter((listed) =>
      `${listed.type} ${listed.call} ${JSON.stringify(session.stepAt(listed.step)?.action)}`
        .toLowerCase()
        .includes(wanted),
    );
  }, [actions, search, session]);
  const place = found.findIndex((listed) => listed.step >= step);
  const begin = Math.max(0, Math.min((place < 0 ? found.length : place) - maxListed / 2, found.length - maxListed));
  const listed = found.slice(begin, begin + maxListed);
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-current=step]')?.scrollIntoView({ block: 'nearest' });
  }, [step, found]);
  const differences = useMemo(
    () => (step === session.firstStep ? [] : stateDifference(session.stateAt(step - 1), session.stateAt(step))),
    [session, step],
  );
  const chosen = session.stepAt(step);
  return (
    <div className="db-replay-panel">
      <InputGroup
        aria-label="Search actions"
        placeholder="Search actions"
        type="search"
        value={search}
        onValueChange={setSearch}
      />
      <div role="status" className="db-replay-count">
        {found.length > listed.length
          ? `${counted(found.length, 'action')}, ${listed.length} of them around step ${step}`
          : counted(found.length, 'action')}
      </div>
      <ol ref={list} className="db-replay-actions" aria-label="Actions">
        {listed.map((entry) => (
          <li key={entry.step}>
            <button
              type="button"
              aria-current={entry.step === step ? 'step' : undefined}
              onClick={() => onChoose(entry.step)}
            >
              <span>{entry.step}</span> {entry.type} <b>{entry.call}</b>
              <small>{`${(entry.at / 1000).toFixed(1)} s`}</small>
            </button>
          </li>
        ))}
      </ol>
      {chosen && (
        <section className="db-replay-difference" aria-label="Changes of the state">
          <h2>{`Step ${step}: ${chosen.action.type}`}</h2>
          <details>
            <summary>Action</summary>
            <pre>{JSON.stringify(chosen.action, null, 2)}</pre>
          </details>
          {differences.length === 0 && <p>The state is the same as before.</p>}
          <DifferenceList differences={differences} />
        </section>
      )}
    </div>
  );
}
