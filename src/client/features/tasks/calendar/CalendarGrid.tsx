import { useId, useMemo, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { addDays, countDays, type Day } from '../../../../domain/calendar/day';
import { addMonths, lastDayOfMonth, toMonth } from '../../../../domain/calendar/month';
import { mondayOfWeek, weekdayName } from '../../../../domain/calendar/weekday';
import {
  barsOnDay,
  neededRows,
  packWeek,
  shareRows,
  type CalendarView,
  type SpanOfDays,
} from '../../../../domain/schedule/calendarWeeks';
import type { PlanPart } from '../../../../domain/planning/planMove';
import type { LeaveHoliday } from '../../../api/api';
import { useScreenState } from '../../../screen-state/useScreenState';
import { usePointerDrag, type PointerPress } from '../../../ui/drag/usePointerDrag';
import { dayTitle } from '../../../ui/form/day/calendar';
import { usePageKeys } from '../../../ui/keys/usePageKeys';
import { useElementSize } from '../../../ui/layout/useElementSize';
import type { CalendarItem } from './calendarItem';
import { itemText } from './calendarModel';
import {
  draftProblem,
  draftSpan,
  type IsPlanned,
  mayResize,
  movedDraft,
  settledReason,
  type CalendarDraft,
  type Movable,
} from './calendarMoves';
import { CalendarWeek, dayNumberHeight, moreHeight } from './CalendarWeek';

const headerHeight = 26;
// Three rows of six weeks fit into a window of 800 pixels.
const rowHeights = { month: 19, week: 42 } as const;
const minRows = 2;
/** Until the calendar is laid out. */
const firstSize = { height: 640 };

/** What is announced to screen readers. Users who see the calendar need to read only what they could not see in it. */
interface Announcement {
  readonly text: string;
  readonly isShown: boolean;
}
const noAnnouncement: Announcement = { text: '', isShown: false };

interface Grip {
  /** Of the item. */
  readonly key: string;
  readonly part: PlanPart;
  /** The day under the pointer when it went down. */
  readonly from: Day;
}

export interface CalendarGridProps {
  readonly view: CalendarView;
  readonly weeks: readonly (readonly Day[])[];
  readonly day: Day;
  readonly onDay: (day: Day) => void;
  readonly today: Day;
  readonly getItems: (draft: CalendarDraft | null) => readonly CalendarItem[];
  readonly totals: ReadonlyMap<Day, number>;
  readonly holidays: ReadonlyMap<Day, LeaveHoliday>;
  readonly isPlanned: IsPlanned;
  readonly isLoading: boolean;
  /** Whether the user may move items of some kind. */
  readonly mayMove: boolean;
  readonly mayMoveSprints: boolean;
  readonly draft: CalendarDraft | null;
  readonly onDraft: (draft: CalendarDraft | null) => void;
  /** Previews the move of a task, saves that of a milestone or sprint. */
  readonly onMove: (draft: CalendarDraft) => void;
  readonly onMoveTo: (movable: Movable) => void;
  readonly onOpenDay: (day: Day) => void;
  readonly onOpenItem: (item: CalendarItem) => void;
}

const dayAt = (element: Element): Day | null => element.closest<HTMLElement>('[data-day]')?.dataset.day ?? null;
/** The day below a bar. */
const dayUnder = ({ clientX, clientY }: PointerPress): Day | undefined =>
  document
    .elementsFromPoint(clientX, clientY)
    .map(dayAt)
    .find((day) => day !== null) ?? undefined;

/** The same day of another month, or its last. */
function dayInMonth(day: Day, months: number): Day {
  const month = addMonths(toMonth(day), months);
  const last = lastDayOfMonth(month);
  const same = `${month}-${day.slice(8)}`;
  return same < last ? same : last;
}

function dayAfterKey(day: Day, key: string): Day | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'PageUp':
      return dayInMonth(day, -1);
    case 'PageDown':
      return dayInMonth(day, 1);
    case 'Home':
      return mondayOfWeek(day);
    case 'End':
      return addDays(mondayOfWeek(day), 6);
    default:
      return undefined;
  }
}

const partWords = { start: 'Start ', end: 'Due ' } as const;

const spanTitle = ({ first, last }: SpanOfDays): string =>
  first === last ? dayTitle(first) : `${dayTitle(first)} to ${dayTitle(last)}`;

/** Where it would begin and end, or the end that is moved. */
function movedTitle(draft: CalendarDraft, part: PlanPart, isPlanned: IsPlanned): string {
  const span = draftSpan(draft, isPlanned);
  if (span === undefined) return '';
  return part === 'all' ? spanTitle(span) : `${partWords[part]}${dayTitle(part === 'start' ? span.first : span.last)}`;
}

const moveKeys: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Weeks of days with their items, which are moved by pointer or keys. */
export function CalendarGrid(props: CalendarGridProps) {
  const { view, weeks, day, onDay, today, getItems, totals, holidays, isPlanned, mayMove, draft, onDraft } = props;
  const navigate = useNavigate();
  const area = useRef<HTMLDivElement>(null);
  const currentId = useId();
  const { height } = useElementSize(area, true) ?? firstSize;
  const [chosen, setChosen] = useScreenState<string | null>('tables', 'calendar/item', null);
  const [announcement, setAnnouncement] = useScreenState('tables', 'calendar/announcement', noAnnouncement);
  const announce = (text: string): void => setAnnouncement({ text, isShown: false });
  const explain = (text: string): void => setAnnouncement({ text, isShown: true });

  const settled = useMemo(() => getItems(null), [getItems]);
  const movables = useMemo(
    () => new Map(settled.flatMap(({ key, movable }) => (movable === null ? [] : [[key, movable] as const]))),
    [settled],
  );
  const draggedTo = ({ key, part, from }: Grip, to: Day) => {
    const movable = movables.get(key);
    const by = countDays(from, to);
    const moved = movable && movedDraft(movable, null, { part, by, isPlanned });
    return moved && { by, draft: moved, problem: draftProblem(moved, { today, isPlanned }) };
  };
  const { drag, ghost, onPointerDown, hasJustDragged } = usePointerDrag<Grip, Day>({
    area,
    selector: '[data-movable]',
    findItem: (element, press) => {
      const from = dayUnder(press);
      const key = element.dataset.item;
      if (key === undefined || from === undefined) return undefined;
      const end = press.target instanceof Element ? press.target.closest<HTMLElement>('[data-end]') : null;
      return { key, part: end === null ? 'all' : end.dataset.end === 'start' ? 'start' : 'end', from };
    },
    placeAt: dayAt,
    onDrop: (grip, to) => {
      const dropped = draggedTo(grip, to);
      if (!dropped || dropped.by === 0) return;
      if (dropped.problem !== undefined) explain(dropped.problem);
      else props.onMove(dropped.draft);
    },
  });
  const dragged = drag?.over ? draggedTo(drag.item, drag.over) : undefined;
  const shownDraft = dragged && dragged.by !== 0 && dragged.problem === undefined ? dragged.draft : draft;
  const items = useMemo(() => (shownDraft === null ? settled : getItems(shownDraft)), [getItems, settled, shownDraft]);

  const rowHeight = rowHeights[view];
  // What is dragged does not move the weeks below the pointer.
  const needs = useMemo(() => {
    const tasks = settled.filter(({ kind }) => kind === 'tasks');
    return weeks.map((days) => ({
      // Those of which there are too many to be read are counted.
      all: Math.max(neededRows(days, settled), ...days.map((one) => totals.get(one) ?? 0)),
      tasks: neededRows(days, tasks),
    }));
  }, [settled, weeks, totals]);
  const rows = useMemo(() => {
    const fitting = Math.floor((height - headerHeight - weeks.length * (dayNumberHeight + moreHeight)) / rowHeight);
    const min = Math.max(minRows, Math.ceil(fitting / weeks.length / 3));
    return shareRows(
      needs.map(({ all }) => all),
      { fitting, min },
    );
  }, [height, weeks, rowHeight, needs]);
  const bars = useMemo(
    () =>
      weeks.map((days, week) => {
        const [ofWeek = minRows, need = { all: 0, tasks: 0 }] = [rows[week], needs[week]];
        // Plans and leave leave room for the tasks below them.
        const ofPlans = need.all <= ofWeek ? ofWeek : Math.max(Math.ceil(ofWeek / 2), ofWeek - need.tasks);
        return packWeek(days, items, ({ kind }) => (kind === 'tasks' ? ofWeek : ofPlans));
      }),
    [weeks, items, rows, needs],
  );
  const itemsOfDay = weeks
    .flatMap((days, week) => barsOnDay(days, bars[week] ?? [], day))
    .sort((one, other) => one.row - other.row)
    .map(({ item }) => item);
  const current = itemsOfDay.find(({ key }) => key === chosen);

  const isFocused = (): boolean => document.activeElement === area.current;
  const goTo = (next: Day): void => {
    setChosen(null);
    announce('');
    onDay(next);
  };
  const moveTo = (movable: Movable): void => {
    const reason = settledReason(movable);
    if (reason === undefined) props.onMoveTo(movable);
    else explain(reason);
  };
  usePageKeys('Calendar', [
    { keys: '↑ ↓ ← →', description: 'Move between the days' },
    { keys: 'PageUp PageDown', description: 'Previous or next month' },
    { keys: 't', description: 'Today', run: () => goTo(today) },
    { keys: 'Shift + ↑ ↓', description: 'Choose an item of the day' },
    { keys: 'Enter', description: 'Open the day, or the chosen item' },
    {
      keys: 'o',
      description: 'Open the task',
      run: () => (isFocused() && current?.path ? void navigate(current.path) : false),
    },
    mayMove && { keys: 'Alt + ↑ ↓ ← →', description: 'Move the chosen item; with Shift its end' },
    props.mayMoveSprints && { keys: 'Ctrl + ↑ ↓ ← →', description: 'Move the start of the chosen sprint' },
    mayMove && { keys: 'Escape', description: 'Discard the move' },
    mayMove && {
      keys: 'm',
      description: 'Move the chosen item to a day',
      run: () => (isFocused() && current?.movable ? moveTo(current.movable) : false),
    },
  ]);

  const choose = (step: 1 | -1): void => {
    const at = itemsOfDay.findIndex(({ key }) => key === chosen);
    const next = itemsOfDay[at < 0 ? (step > 0 ? 0 : itemsOfDay.length - 1) : at + step];
    setChosen(next?.key ?? null);
    announce(next ? itemText(next) : dayTitle(day));
  };
  const moveChosen = (by: number, part: PlanPart): void => {
    const moved = current?.movable && movedDraft(current.movable, draft, { part, by, isPlanned, isStep: true });
    const span = moved && draftSpan(moved, isPlanned);
    if (!moved || !span) return;
    const problem = draftProblem(moved, { today, isPlanned });
    if (problem !== undefined) {
      explain(problem);
      return;
    }
    onDraft(moved);
    explain(
      moved.kind === 'task'
        ? `${moved.task.name}: ${dayTitle(span.first)}, not saved. Enter shows what else moves, Escape discards`
        : `${moved.plan.name}: ${spanTitle(span)}, not saved. Enter saves, Escape discards`,
    );
    // The current day stays with the bar.
    const next = part === 'all' ? addDays(day, by) : day < span.first ? span.first : day > span.last ? span.last : day;
    if (next !== day) onDay(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== area.current) return;
    const by = moveKeys[event.key];
    const next = dayAfterKey(day, event.key);
    const hasCommandKey = event.ctrlKey || event.metaKey;
    if (hasCommandKey || event.altKey) {
      if (by === undefined || !current?.movable || (hasCommandKey && (event.altKey || event.shiftKey))) return;
      if (hasCommandKey && !mayResize(current.movable, 'start')) return;
      moveChosen(by, hasCommandKey ? 'start' : event.shiftKey && mayResize(current.movable, 'end') ? 'end' : 'all');
    } else if (event.shiftKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown'))
      choose(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.shiftKey) return;
    else if (next !== undefined) goTo(next);
    else if (event.key === 'Enter' && draft !== null) {
      announce('');
      props.onMove(draft);
    } else if (event.key === 'Enter' && current) props.onOpenItem(current);
    else if (event.key === 'Enter') props.onOpenDay(day);
    else if (event.key === 'Escape' && draft !== null) {
      onDraft(null);
      announce('Move discarded');
    } else if (event.key === 'Escape' && chosen !== null) {
      announce('');
      setChosen(null);
    } else return;
    event.preventDefault();
  };
  const onClick = (event: MouseEvent): void => {
    if (hasJustDragged.current || !(event.target instanceof Element)) return;
    announce('');
    const key = event.target.closest<HTMLElement>('[data-item]')?.dataset.item;
    const item = items.find((one) => one.key === key);
    const pressed = item ? dayUnder(event.nativeEvent) : (dayAt(event.target) ?? undefined);
    if (pressed === undefined) return;
    const isShown = view === 'week' || toMonth(pressed) === toMonth(day);
    if (isShown) onDay(pressed);
    setChosen(item && isShown ? item.key : null);
    if (item) props.onOpenItem(item);
    else props.onOpenDay(pressed);
  };

  const dropProblem = dragged?.problem;
  return (
    <>
      <div
        ref={area}
        role="grid"
        aria-label="Calendar"
        aria-colcount={7}
        aria-busy={props.isLoading}
        aria-activedescendant={currentId}
        tabIndex={0}
        className={`db-calendar${drag ? ' db-calendar-dragging' : ''}${dropProblem === undefined ? '' : ' db-calendar-rejecting'}`}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onClick={onClick}
        onContextMenu={(event) => {
          if (!(event.target instanceof Element) || !event.target.closest('[data-item]')) return;
          event.preventDefault();
          onClick(event);
        }}
      >
        <div role="row" className="db-calendar-weekdays">
          {weeks[0]?.map((one) => (
            <div key={one} role="columnheader" aria-label={weekdayName(one)}>
              {weekdayName(one).slice(0, 3)}
            </div>
          ))}
        </div>
        {weeks.map((days, week) => (
          <CalendarWeek
            key={days[0]}
            days={days}
            view={view}
            month={toMonth(day)}
            today={today}
            bars={bars[week] ?? []}
            rows={rows[week] ?? minRows}
            rowHeight={rowHeight}
            totals={totals}
            holidays={holidays}
            currentDay={day}
            currentItem={current?.key ?? null}
            currentId={currentId}
            target={drag?.over ? { day: drag.over, isAllowed: dropProblem === undefined } : null}
          />
        ))}
      </div>
      <div
        aria-live="assertive"
        className={`db-calendar-announcement${announcement.isShown ? ' db-calendar-announcement-shown' : ''}`}
      >
        {announcement.text}
      </div>
      {drag && (
        <div
          ref={ghost}
          className={`db-drag-ghost${dropProblem === undefined ? '' : ' db-calendar-rejection'}`}
          aria-hidden
        >
          <strong>{movables.get(drag.item.key)?.name}</strong>
          <div>{dropProblem ?? (dragged && movedTitle(dragged.draft, drag.item.part, isPlanned))}</div>
        </div>
      )}
    </>
  );
}
