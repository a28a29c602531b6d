import { Callout, InputGroup, Overlay2, Spinner } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import { Suspense, useEffect, useId, useMemo, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useSelector } from 'react-redux';
import { selectRunningTimer } from '../../features/tasks/taskTimerSelectors';
import { useListCursor } from '../../screen-state/useListCursor';
import { useScreenState } from '../../screen-state/useScreenState';
import { usePreference } from '../../session/usePreference';
import type { ShellOverlayProps } from '../shell/useShellOverlay';
import { PaletteOptions } from './PaletteOptions';
import { readRecent, withRecent, type PaletteEntry } from './paletteEntry';
import { actionIds, usePaletteEntries } from './usePaletteEntries';
import { usePaletteActions } from './usePaletteActions';
import { useOverlayFocus } from '../../ui/focus/useOverlayFocus';
import { loadedPart } from '../../ui/states/loadedPart';
import './palette.css';
import { Button } from '../../ui/controls/Button';

const TaskFormDialog = loadedPart(() =>
  import('../../features/tasks/TaskFormDialog').then((module) => ({ default: module.TaskFormDialog })),
);

const recentKey = 'palette.recent';

/** Ctrl + K: one field that finds screens, projects, tasks, tickets, people and actions. Mount it to open it. */
export function CommandPalette({ onClose }: ShellOverlayProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null) as RefObject<HTMLDivElement>;
  const [text, setText] = useScreenState('drafts', 'text', '');
  const [mode, setMode] = useScreenState<'all' | 'timer' | 'create'>('drafts', 'mode', 'all');
  const [recent, storeRecent] = usePreference(recentKey, readRecent);
  const isTimerRunning = useSelector(selectRunningTimer) !== null;
  const { groups, isSearching, failureText, retry } = usePaletteEntries(text, mode === 'timer', recent);
  const { perform, startTimerOn, actionFailure } = usePaletteActions(onClose);
  const entries = useMemo(() => groups.flatMap((group) => group.entries), [groups]);
  const { row: activeIndex, choose: point, reset } = useListCursor('active', entries);
  const activeEntry = entries[activeIndex];

  const { onOpening } = useOverlayFocus(mode !== 'create');

  const type = (next: string): void => {
    setText(next);
    reset();
  };
  const choose = (entry: PaletteEntry): void => {
    if (mode === 'timer') return startTimerOn(entry);
    if (entry.kind !== 'action' || entry.path !== undefined) storeRecent(withRecent(recent, entry));
    if (entry.id === actionIds.startTimer) {
      setMode('timer');
      type('');
    } else if (entry.id === actionIds.createTask) setMode('create');
    else perform(entry);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    const step = steps[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      const next = activeIndex + step;
      point(
        Math.abs(step) === 1
          ? (next + entries.length) % entries.length
          : Math.max(0, Math.min(next, entries.length - 1)),
      );
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing && activeEntry) {
      event.preventDefault();
      choose(activeEntry);
    } else if (event.key === 'Backspace' && text === '' && mode === 'timer') setMode('all');
  };

  useEffect(() => {
    box.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [activeIndex, groups]);

  if (mode === 'create') {
    return (
      <Suspense>
        <TaskFormDialog mode="create" onClose={onClose} />
      </Suspense>
    );
  }
  const listId = `${id}-list`;
  const optionId = (index: number): string => `${id}-${index}`;
  const name = mode === 'timer' ? 'Start timer on' : 'Search and commands';
  return (
    <Overlay2
      isOpen
      onClose={onClose}
      transitionDuration={0}
      childRef={box}
      autoFocus
      enforceFocus
      canOutsideClickClose
      canEscapeKeyClose
      shouldReturnFocusOnClose={false}
      onOpening={onOpening}
    >
      <div ref={box} className="db-palette" role="dialog" aria-modal="true" aria-label={name}>
        <InputGroup
          className="db-palette-field"
          size="large"
          autoFocus
          leftIcon={<SearchIcon />}
          rightElement={isSearching ? <Spinner size={16} className="db-palette-spinner" /> : undefined}
          placeholder={
            mode === 'timer'
              ? isTimerRunning
                ? 'Start timer on … (stops the running timer)'
                : 'Start timer on …'
              : 'Search screens, tasks, tickets, projects and people, or run a command'
          }
          value={text}
          onValueChange={type}
          onKeyDown={onKeyDown}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          role="combobox"
          aria-label={name}
          aria-autocomplete="list"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={activeIndex < 0 ? undefined : optionId(activeIndex)}
        />
        {(actionFailure ?? failureText) !== undefined && (
          <Callout compact intent="danger" role="alert">
            {actionFailure ?? `Could not search. ${failureText ?? ''}`}{' '}
            {actionFailure === undefined && <Button size="small" text="Retry" onClick={retry} />}
          </Callout>
        )}
        <PaletteOptions
          id={listId}
          label={name}
          groups={groups}
          activeIndex={activeIndex}
          optionId={optionId}
          onPoint={point}
          onChoose={choose}
        />
        <div className="db-palette-foot" role="status">
          {isSearching
            ? 'Searching…'
            : entries.length === 0
              ? text.trim() === ''
                ? 'You have no open tasks. Type to find one.'
                : `Nothing found for '${text.trim()}'`
              : '↑ ↓ to move, Enter to choose, Escape to close'}
        </div>
      </div>
    </Overlay2>
  );
}
