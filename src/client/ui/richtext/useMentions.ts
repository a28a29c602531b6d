import { getVisibleSelectionRect, type EditorState } from 'draft-js';
import { useEffect, type KeyboardEvent } from 'react';
import { useScreenState } from '../../screen-state/useScreenState';
import { useDebounced } from '../controls/useDebounced';
import { mentionQuery, type MentionablePerson, type MentionQuery } from './mentions';

/** Short enough to feel immediate, long enough not to ask for every letter. */
const typingMs = 120;

/** Answers people by a part of the name. */
export type SearchPeople = (text: string) => Promise<readonly MentionablePerson[]>;

type MentionCommand = 'mention-next' | 'mention-previous' | 'mention-pick' | 'mention-close';

const getKeyCommand: Readonly<Record<string, MentionCommand>> = {
  ArrowDown: 'mention-next',
  ArrowUp: 'mention-previous',
  Enter: 'mention-pick',
  Tab: 'mention-pick',
  Escape: 'mention-close',
};

interface Found {
  readonly key: string;
  readonly people: readonly MentionablePerson[];
  readonly hasFailed: boolean;
  /** Position of the list: below the caret, in the window. */
  readonly place: { left: number; top: number };
}

export interface Mentions {
  readonly query: MentionQuery | null;
  /** undefined without choices. */
  readonly found: Found | undefined;
  readonly active: number;
  /** The command for a key while the list is open. */
  readonly getCommand: (event: KeyboardEvent) => MentionCommand | null;
  readonly move: (step: number) => void;
  /** Until another @ is typed. */
  readonly close: () => void;
}

const placeOfCaret = (): Found['place'] => {
  const rect = getVisibleSelectionRect(window);
  return { left: rect?.left ?? 0, top: rect?.bottom ?? 0 };
};

/** Searches people while a name is typed after an @. */
export function useMentions(state: EditorState, searchPeople: SearchPeople | undefined): Mentions {
  const query = searchPeople ? mentionQuery(state) : null;
  const key = query && `${query.blockKey} ${query.start} ${query.text}`;
  const settledKey = useDebounced<string | null>('mention', key, typingMs);
  const place = query && `${query.blockKey} ${query.start}`;
  const text = query?.text ?? '';
  const [found, setFound] = useScreenState<Found | null>('drafts', 'mention/found', null);
  const [active, setActive] = useScreenState('drafts', 'mention/active', 0);
  const [closedPlace, setClosedPlace] = useScreenState<string | null>('drafts', 'mention/closed', null);

  useEffect(() => {
    if (key === null || key !== settledKey || !searchPeople) return;
    let isStale = false;
    const take = (people: readonly MentionablePerson[], hasFailed: boolean): void => {
      if (isStale) return;
      setFound({ key, people, hasFailed, place: placeOfCaret() });
      setActive(0);
    };
    void searchPeople(text).then(
      (people) => take(people, false),
      () => take([], true),
    );
    return () => {
      isStale = true;
    };
  }, [key, settledKey, text, searchPeople, setFound, setActive]);

  // The previous list stays while the next one is loading, so that it does not flicker.
  const shown =
    query && closedPlace !== place && found && (found.people.length > 0 || found.hasFailed) ? found : undefined;
  return {
    query,
    found: shown,
    active,
    getCommand: (event) =>
      shown && !event.altKey && !event.ctrlKey && !event.metaKey ? (getKeyCommand[event.key] ?? null) : null,
    move: (step) =>
      setActive((at) => (at + step + (shown?.people.length ?? 1)) % Math.max(shown?.people.length ?? 1, 1)),
    close: () => setClosedPlace(place),
  };
}
