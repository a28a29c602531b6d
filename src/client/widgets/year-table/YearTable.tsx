import { MenuItem } from '@blueprintjs/core';
import { useEffect, useId, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { formatDay } from '../../../domain/calendar/formatDay';
import { getYear, monthName, monthsOfYear, shortMonthName, toMonth, type Month } from '../../../domain/calendar/month';
import { isWeekOff, weekdayName, weekdayNames } from '../../../domain/calendar/weekday';
import type { Day } from '../../../domain/calendar/day';
import type { DayHalf } from '../../../domain/leave/leaveChoices';
import { useOverlay } from '../../screen-state/useOverlay';
import { useScreenState } from '../../screen-state/useScreenState';
import { Menu } from '../../ui/controls/Menu';
import { Popover } from '../../ui/controls/Popover';
import { usePageKeys } from '../../ui/keys/usePageKeys';
import { columnCount, dayAfterKey, daysByColumn } from './yearColumns';
import './yearTable.css';

/** What a day is marked with: all of it, or one of its halves. */
export interface YearMark {
  /** A letter or two. */
  readonly text: string;
  readonly half: DayHalf | null;
  readonly tone: 'good' | 'waiting' | 'primary';
  /** Of a whole day: shown instead of the letters where the days are wide. */
  readonly name?: string;
  /** The whole of it in words. */
  readonly spoken: string;
}

export interface YearTotal {
  readonly header: string;
  readonly cell: (month: Month) => ReactNode;
  /** Of the year. */
  readonly sum: ReactNode;
}

export interface YearTableProps {
  readonly name: string;
  readonly year: number;
  readonly today: Day;
  readonly getMarks: (day: Day) => readonly YearMark[];
  readonly totals?: readonly YearTotal[];
  /** The day that the rest of the page is about. */
  readonly shown?: Day;
  /** What Enter and a click do with a day, and with which of its marks. */
  readonly onOpen?: (day: Day, mark: YearMark | undefined) => void;
}

const weekdaysFromMonday = [...weekdayNames.slice(1), weekdayNames[0]];
const halfClass = { 'First Half': 'db-year-first', 'Second Half': 'db-year-second' } as const;

const toGridColumns = (totals: number): string =>
  `max-content repeat(${columnCount}, minmax(20px, 1fr)) ${'min-content '.repeat(totals)}`;

interface YearDayProps {
  readonly id: string | undefined;
  readonly day: Day;
  readonly marks: readonly YearMark[];
  readonly isToday: boolean;
  /** Classes of what else it is. */
  readonly looks: readonly (string | false | undefined)[];
  readonly menu: ReactNode;
}

interface MarkMenuProps {
  readonly marks: readonly YearMark[];
  readonly onPick: (mark: YearMark) => void;
  readonly onClose: () => void;
}

/** Which of the marks of a day is meant; below its day. */
const MarkMenu = ({ marks, onPick, onClose }: MarkMenuProps) => (
  <Popover
    isOpen
    placement="bottom"
    content={
      <Menu size="small">
        {marks.map((mark, index) => (
          <MenuItem key={index} text={mark.spoken} onClick={() => onPick(mark)} />
        ))}
      </Menu>
    }
    onInteraction={(isOpen) => !isOpen && onClose()}
  >
    <span />
  </Popover>
);

function YearDay({ id, day, marks, isToday, looks, menu }: YearDayProps) {
  const spoken = marks.map((mark) => mark.spoken).join('; ');
  return (
    <div
      id={id}
      role="gridcell"
      data-day={day}
      aria-current={isToday ? 'date' : undefined}
      title={spoken === '' ? undefined : spoken}
      className={['db-year-day', isWeekOff(day) && 'db-year-off', isToday && 'db-year-today', ...looks]
        .filter(Boolean)
        .join(' ')}
    >
      <span className="db-for-screen-readers">{`${weekdayName(day)} ${formatDay(day)}${spoken && `: ${spoken}`}`}</span>
      <span aria-hidden className="db-year-number">
        {Number(day.slice(8))}
      </span>
      {marks.map(({ text, name, half, tone }, index) => (
        <span
          key={index}
          aria-hidden
          data-mark={index}
          className={`db-year-mark db-year-${tone} ${half === null ? '' : halfClass[half]}`}
        >
          <span className={name === undefined ? '' : 'db-year-letters'}>{text}</span>
          {name !== undefined && <span className="db-year-word">{name}</span>}
        </span>
      ))}
      {menu}
    </div>
  );
}

/** A year at a glance: a row for each month, its days below their weekdays. Arrow keys move from day to day. */
export function YearTable({ name, year, today, getMarks, totals = [], shown, onOpen }: YearTableProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useScreenState<Day | null>('tables', `year-day/${shown ?? ''}`, null);
  // In a block: browsers answer with a promise, which an effect must not return.
  const scrollTo = (day: Day): void => {
    frame.current?.querySelector(`[data-day="${day}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  usePageKeys(name, [
    { keys: '↑ ↓ ← → Home End', description: 'Move between the days of the year' },
    onOpen !== undefined && { keys: 'Enter', description: 'Open the day' },
  ]);
  const months = monthsOfYear(year);
  const usual = shown ?? (getYear(today) === year ? today : `${months[0] ?? ''}-01`);
  const cursor = chosen !== null && getYear(chosen) === year ? chosen : usual;
  // Small windows would begin at January.
  useEffect(() => scrollTo(usual), [usual]);
  const choice = useOverlay<Day>(`year-mark/${shown ?? ''}`);
  /** A day with several marks asks which. */
  const open = (day: Day): void => {
    const marks = getMarks(day);
    if (marks.length > 1 && onOpen) choice.open(day);
    else onOpen?.(day, marks[0]);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Keys in the menu of a day belong to the menu.
    if (event.target !== event.currentTarget) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = dayAfterKey(cursor, event.key);
    if (next !== undefined) {
      choose(next);
      scrollTo(next);
    } else if ((event.key === 'Enter' || event.key === ' ') && onOpen) open(cursor);
    else return;
    event.preventDefault();
  };
  const onClick = ({ target }: MouseEvent): void => {
    if (!(target instanceof Element)) return;
    const day = target.closest<HTMLElement>('[data-day]')?.dataset.day;
    if (day === undefined) return;
    choose(day);
    const mark = target.closest<HTMLElement>('[data-mark]')?.dataset.mark;
    if (mark === undefined) open(day);
    else onOpen?.(day, getMarks(day)[Number(mark)]);
  };
  return (
    <div ref={frame} className="db-year-frame">
      <div
        className="db-year"
        role="grid"
        aria-label={name}
        aria-activedescendant={`${id}-day`}
        tabIndex={0}
        style={{ gridTemplateColumns: toGridColumns(totals.length) }}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <div role="row" className="db-year-row db-year-head">
          <div role="columnheader">Month</div>
          {Array.from({ length: columnCount }, (_, column) => (
            <div key={column} role="columnheader" aria-label={weekdaysFromMonday[column % 7]}>
              {weekdaysFromMonday[column % 7]?.slice(0, 2)}
            </div>
          ))}
          {totals.map(({ header }) => (
            <div key={header} role="columnheader" className="db-year-total">
              {header}
            </div>
          ))}
        </div>
        {months.map((month) => (
          <div key={month} role="row" className="db-year-row">
            <div
              role="rowheader"
              aria-label={monthName(month)}
              className={month === toMonth(today) ? 'db-year-now' : ''}
            >
              {shortMonthName(month)}
            </div>
            {daysByColumn(month).map((day, column) => {
              if (day === undefined) return <div key={column} role="gridcell" className="db-year-none" />;
              const isChosen = day === cursor;
              return (
                <YearDay
                  key={day}
                  id={isChosen ? `${id}-day` : undefined}
                  day={day}
                  marks={getMarks(day)}
                  isToday={day === today}
                  looks={[day === shown && 'db-year-shown', isChosen && 'db-year-cursor', onOpen && 'db-year-opens']}
                  menu={
                    choice.props === day && (
                      <MarkMenu
                        marks={getMarks(day)}
                        onPick={(mark) => {
                          choice.close();
                          onOpen?.(day, mark);
                        }}
                        onClose={choice.close}
                      />
                    )
                  }
                />
              );
            })}
            {totals.map(({ header, cell }) => (
              <div key={header} role="gridcell" className="db-year-total">
                {cell(month)}
              </div>
            ))}
          </div>
        ))}
        {totals.length > 0 && (
          <div role="row" className="db-year-row">
            <div role="rowheader">Total</div>
            <div
              role="gridcell"
              aria-colspan={columnCount}
              className="db-year-none"
              style={{ gridColumn: `span ${columnCount}` }}
            />
            {totals.map(({ header, sum }) => (
              <div key={header} role="gridcell" className="db-year-total">
                {sum}
              </div>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
