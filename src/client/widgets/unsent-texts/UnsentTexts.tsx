import { useEffect, type ReactNode } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { WithScreenState } from '../../screen-state/screenState';
import { useScreenStateCell } from '../../screen-state/useScreenState';
import type { WithSession } from '../../session/sessionReducer';
import { lostTextsName, unsentTexts } from '../../session/unsentTexts';
import { Button } from '../../ui/controls/Button';
import { useCopiedTexts } from './useCopiedTexts';
import './unsentTexts.css';

type WithTexts = WithScreenState & WithSession;

export interface UnsentTextsProps {
  /** Called when there are such texts; stable. */
  readonly onTexts?: () => void;
  /** Shown above the texts: why they could not be sent. */
  readonly reason?: ReactNode;
}

/**
 * What was typed and not saved in the part of the page whose place this takes: a colleague may delete a record, or take
 * the right to it away, while someone writes on it. Nothing without such texts.
 */
export function UnsentTexts({ onTexts, reason }: UnsentTextsProps) {
  const store = useStore<WithTexts>();
  // Read while rendering: what is replaced releases its drafts before this is mounted.
  const lost = useScreenStateCell('drafts', lostTextsName, unsentTexts(store.getState()), { isPinned: true });
  const texts = useSelector<WithTexts, readonly string[]>(() => lost.get());
  useEffect(() => {
    // Other forms of the page are still there.
    const open = unsentTexts(store.getState(), lost.id);
    const gone = lost.get().filter((text) => !open.includes(text));
    lost.set(gone);
    if (gone.length > 0) onTexts?.();
  }, [store, lost, onTexts]);
  const { copy, outcome } = useCopiedTexts(texts);
  if (texts.length === 0) return null;
  return (
    <section className="db-unsent-texts" aria-label="What you have typed">
      {reason}
      <p>What you have typed and not saved is still here. Copy it before you leave this page.</p>
      {/* A focusable box, so that a long text can be scrolled with keys. */}
      <pre tabIndex={0} aria-label="Typed and not saved">
        {texts.join('\n\n')}
      </pre>
      <Button text="Copy unsent texts" onClick={() => void copy()} />
      <span role="status">{outcome}</span>
    </section>
  );
}
