import { InputGroup } from '@blueprintjs/core';
import { CalendarIcon } from '@blueprintjs/icons';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
  Suspense,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isDay } from '../../../../domain/calendar/isDay';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { dayProblem } from '../../../../domain/calendar/parseDisplayedDay';
import { typedDay } from '../../../../domain/calendar/readDay';
import { useScreenWindow } from '../../../browser/screenWindow';
import { useOverlay } from '../../../screen-state/useOverlay';
import { useScreenState } from '../../../screen-state/useScreenState';
import type { PageRectangle } from './openPopover';
import { loadedPart } from '../../../ui/states/loadedPart';
import { Button } from '../../../ui/controls/Button';
import { useClockDay } from '../../../ui/badges/useNow';

// Large: it is loaded with the first edited day.
const DayCalendar = loadedPart(() =>
  import('../../../ui/form/day/DayCalendar').then((module) => ({ default: module.DayCalendar })),
);

interface CellInputProps {
  readonly label: string;
  readonly at: PageRectangle;
  readonly kind: 'text' | 'number' | 'date';
  /** The current value, for a date YYYY-MM-DD; other users may change it while the field is open. */
  readonly text: string;
  readonly problem: (text: string) => string | undefined;
  /** `previous` is the value that the user has seen. */
  readonly onSave: (text: string, previous: string) => void;
  readonly onClose: () => void;
  readonly onMove: (step: 1 | -1) => void;
  /** Set to the function that saves and closes the field, while it is there. */
  readonly leaveField: RefObject<(() => void) | undefined>;
}

const MIN_WIDTH_PX = { text: 280, number: 80, date: 130 };
/** With less space below, the calendar opens above. */
const CALENDAR_HEIGHT_PX = 320;

/** Maximum width of the message. */
const FAULT_WIDTH_PX = 320;

const shownText = (kind: CellInputProps['kind'], text: string): string => (kind === 'date' ? formatDay(text) : text);

/** Parses the input: days as users write them, numbers also with a comma. */
function readText(kind: CellInputProps['kind'], typed: string): string {
  const text = typed.trim();
  if (kind === 'date') return typedDay(text);
  return kind === 'number' ? text.replace(',', '.') : text;
}

/** A field over a cell. Enter saves, Tab saves and moves on, a click elsewhere or the wheel saves, Escape cancels. */
export function CellInput({
  label,
  at,
  kind,
  text,
  problem,
  onSave,
  onClose,
  onMove,
  leaveField,
}: CellInputProps): ReactElement {
  const screenWindow = useScreenWindow();
  const today = useClockDay();
  const [opened] = useScreenState('drafts', 'opened', text, { isPinned: true });
  const [typed, setTyped] = useScreenState('drafts', 'typed', shownText(kind, opened));
  const isChangedConcurrently = text !== opened;
  const [fault, setFault] = useScreenState<string | null>('drafts', 'fault', null);
  const calendar = useOverlay('calendar');
  const frame = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  const [origin, setOrigin] = useState({ left: 0, top: 0, right: 0 });
  useLayoutEffect(() => {
    const parent = frame.current?.offsetParent?.getBoundingClientRect();
    setOrigin({ left: parent?.left ?? 0, top: parent?.top ?? 0, right: parent?.right ?? 0 });
    frame.current?.querySelector('input')?.select();
  }, [at]);

  /**
   * False for invalid input. Pressing a key confirms that the user has seen a concurrent change; clicking elsewhere
   * does not.
   */
  const save = (wanted: string, known = text): boolean => {
    if (isDone.current) return true;
    const problemText = (kind === 'date' ? dayProblem(wanted) : undefined) ?? problem(wanted);
    if (wanted !== opened && problemText !== undefined) {
      setFault(problemText);
      return false;
    }
    isDone.current = true;
    // An unchanged field must not revert a concurrent change.
    if (wanted !== opened && wanted !== text) onSave(wanted, known);
    return true;
  };
  const leave = (): void => {
    isDone.current = true;
    onClose();
  };
  useLayoutEffect(() => {
    // A turned wheel is no decision against what was typed: invalid input stays.
    leaveField.current = () => {
      if (save(readText(kind, typed), opened)) leave();
    };
    return () => {
      leaveField.current = undefined;
    };
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    // The calendar handles its own keys, except Escape.
    const isField = event.target instanceof HTMLInputElement;
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      leave();
    } else if (event.key === 'Enter' && isField) {
      event.preventDefault();
      if (save(readText(kind, typed))) onClose();
    } else if (event.key === 'Tab' && isField) {
      event.preventDefault();
      if (save(readText(kind, typed))) onMove(event.shiftKey ? -1 : 1);
    } else if (kind === 'date' && isField && event.key === 'ArrowDown') {
      event.preventDefault();
      setFault(null);
      calendar.open(null);
    }
  };
  const onBlur = (event: FocusEvent): void => {
    if (isDone.current || frame.current?.contains(event.relatedTarget)) return;
    // Invalid input cannot be saved, and leaving is not prevented.
    save(readText(kind, typed), opened);
    leave();
  };
  const pick = (day: string): void => {
    if (save(day)) onClose();
    else setTyped(formatDay(day));
  };
  const width = Math.max(at.width, MIN_WIDTH_PX[kind]);
  const left = Math.max(0, Math.min(at.left, origin.right - width) - origin.left);
  const isAbove = at.top + CALENDAR_HEIGHT_PX > screenWindow.innerHeight;
  return (
    <div
      ref={frame}
      className="db-table-input"
      style={{ left, top: at.top - origin.top, width, minHeight: at.height }}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <InputGroup
        size="small"
        autoFocus
        aria-label={label}
        aria-invalid={fault !== null}
        inputMode={kind === 'text' ? 'text' : 'decimal'}
        intent={fault === null ? 'none' : 'danger'}
        placeholder={kind === 'date' ? 'DD/MM/YYYY' : undefined}
        value={typed}
        onValueChange={(next) => {
          setTyped(next);
          setFault(null);
        }}
        rightElement={
          kind === 'date' ? (
            <Button
              size="small"
              variant="minimal"
              icon={<CalendarIcon />}
              aria-label={`Open the calendar for ${label}`}
              tabIndex={-1}
              onClick={() => {
                setFault(null);
                calendar.toggle(!calendar.isOpen, null);
              }}
            />
          ) : undefined
        }
      />
      {fault === null && isChangedConcurrently && (
        <div
          role="status"
          className={`db-table-input-fault db-table-input-news ${at.left + FAULT_WIDTH_PX > screenWindow.innerWidth ? 'db-table-input-fault-left' : ''}`}
        >
          {`Changed in the meantime: ${text === '' ? '(empty)' : shownText(kind, text)}. Enter saves yours, Escape keeps what was saved.`}
        </div>
      )}
      {fault !== null && (
        <div
          role="alert"
          className={`db-table-input-fault ${at.left + FAULT_WIDTH_PX > screenWindow.innerWidth ? 'db-table-input-fault-left' : ''}`}
        >
          {fault}
        </div>
      )}
      {calendar.isOpen && (
        <div className={`db-table-input-calendar ${isAbove ? 'db-table-input-above' : ''}`} tabIndex={-1}>
          <Suspense fallback={null}>
            <DayCalendar day={isDay(readText(kind, typed)) ? readText(kind, typed) : ''} today={today} onPick={pick} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
