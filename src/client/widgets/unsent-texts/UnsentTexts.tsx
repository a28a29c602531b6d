import { useEffect } from 'react';
import { shallowEqual, useSelector, useStore } from 'react-redux';
import type { WithScreenState } from '../../screen-state/screenState';
import { useScreenState } from '../../screen-state/useScreenState';
import type { WithSession } from '../../session/sessionReducer';
import { unsentTexts } from '../../session/unsentTexts';
import { Button } from '../../ui/controls/Button';
import { useCopiedTexts } from './useCopiedTexts';
import './unsentTexts.css';

type WithTexts = WithScreenState & WithSession;

/**
 * What was typed and not saved in the part of the page whose place this takes: a colleague may delete a record, or take
 * the right to it away, while someone writes on it.
 * @param onTexts called when there are such texts; stable
 */
export function UnsentTexts({ onTexts }: { readonly onTexts?: () => void }) {
  const store = useStore<WithTexts>();
  // Read while rendering: the forms that are replaced release their drafts before this is mounted.
  const [before] = useScreenState('drafts', 'unsent-texts/before', unsentTexts(store.getState()), { isPinned: true });
  // Other forms of the page may still be there.
  const open = useSelector<WithTexts, readonly string[]>(unsentTexts, shallowEqual);
  const texts = before.filter((text) => !open.includes(text));
  const { copy, outcome } = useCopiedTexts(texts);
  const hasTexts = texts.length > 0;
  useEffect(() => {
    if (hasTexts) onTexts?.();
  }, [hasTexts, onTexts]);
  if (!hasTexts) return null;
  return (
    <section className="db-unsent-texts" aria-label="What you have typed">
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
