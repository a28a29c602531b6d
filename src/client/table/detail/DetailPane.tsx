import { Callout } from '@blueprintjs/core';
import { Suspense, useEffect, type CSSProperties } from 'react';
import { Scope } from '../../screen-state/Scope';
import { Button } from '../../ui/controls/Button';
import { useScreenState } from '../../screen-state/useScreenState';
import { holdsUnsaved } from '../../ui/form/unsavedForms';
import { useScrollFocus } from '../../ui/layout/useScrollFocus';
import { EmptyState } from '../../ui/states/EmptyState';
import { PanelSkeleton } from '../../ui/states/PanelSkeleton';
import { getKeyPosition } from '../grid/rows/positionOfKey';
import type { TableRows } from '../grid/useTableRows';
import type { RowDetail } from './rowDetail';
import type { ChosenRow } from './useChosenRow';
import './detail.css';

/** An arrow key that is held passes many rows: only the one that it stops at is read. */
const pauseMs = 150;

interface DetailPaneProps<Row> {
  readonly detail: RowDetail<Row>;
  readonly chosen: ChosenRow<Row>;
  readonly rows: TableRows<Row>;
  readonly isLoading: boolean;
}

/** The details of the chosen row, below the rows or next to them. */
export function DetailPane<Row>({ detail, chosen, rows, isLoading }: DetailPaneProps<Row>) {
  const { place, isUnsaved, setUnsaved } = chosen;
  const pane = useScrollFocus<HTMLElement>();
  const wanted = chosen.key ?? null;
  const [settled, settle] = useScreenState('tables', 'detail-row', wanted, { isPinned: true });
  useEffect(() => {
    const element = pane.current;
    if (!element) return undefined;
    let known = false;
    const setKnown = (isNow: boolean): void => {
      if (isNow !== known) setUnsaved((known = isNow));
    };
    const look = (): void => setKnown(holdsUnsaved(element));
    look();
    const observer = new MutationObserver(look);
    observer.observe(element, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-unsaved'],
    });
    return () => {
      observer.disconnect();
      setKnown(false);
    };
  }, [pane, setUnsaved]);
  // What is being typed is not lost with the row that it belongs to.
  const isLeft = settled !== wanted;
  useEffect(() => {
    if (!isLeft || isUnsaved) return undefined;
    const timer = setTimeout(() => settle(wanted), pauseMs);
    return () => clearTimeout(timer);
  }, [isLeft, isUnsaved, wanted, settle]);

  const at = settled === null || !isLeft ? undefined : getKeyPosition(rows, settled, 0);
  const [discards, countDiscard] = useScreenState('tables', 'detail-discards', 0);
  const discard = (): void => {
    // The content is mounted again, without what was entered.
    countDiscard((known) => known + 1);
    settle(wanted);
  };
  const present = at !== undefined ? rows.rowAt(at) : isLeft ? undefined : chosen.row;
  const [held, hold] = useScreenState<Row | null>('tables', 'detail-held', null);
  useEffect(() => {
    const kept = isUnsaved ? present : null;
    if (kept !== undefined && kept !== held) hold(kept);
  }, [isUnsaved, present, held, hold]);
  // A row that has left the list gives way to the next one, but not with a text that belongs to it.
  const row = present ?? (isUnsaved && held !== null ? held : chosen.row);
  const isGone = isLeft && at === undefined && !chosen.isFound && !isLoading;
  const style: CSSProperties | undefined = typeof place === 'object' ? { flexBasis: place.widthPx } : undefined;
  return (
    <section ref={pane} className="db-table-detail" style={style} aria-label={`Details of the ${detail.noun}`}>
      {isUnsaved && (isLeft || chosen.isHeld) && (
        <Callout compact intent="warning" role="status" className="db-table-detail-notice">
          <span>
            {isGone
              ? `This ${detail.noun} is no longer in the list. Finish or discard what you have entered.`
              : chosen.isHeld
                ? 'What you have entered is not saved. Finish or discard it to hide these details.'
                : `What you have entered is not saved. Finish or discard it to see the ${detail.noun} that you chose.`}
          </span>
          <Button size="small" text="Discard" onClick={discard} />
        </Callout>
      )}
      {row !== undefined ? (
        <Scope name="detail">
          <div key={discards} className="db-table-detail-content">
            <Suspense fallback={<PanelSkeleton lines={6} label={`Loading the ${detail.noun}`} />}>
              {detail.content(row)}
            </Suspense>
          </div>
        </Scope>
      ) : isLoading || wanted !== null ? (
        <PanelSkeleton lines={6} label={`Loading the ${detail.noun}`} />
      ) : (
        <EmptyState isLarge={false} title="Choose a row to see its details" />
      )}
    </section>
  );
}
