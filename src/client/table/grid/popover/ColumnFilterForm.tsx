import { type ColumnFilter } from '../../../../domain/lists/filteredPath';
import { Checkbox, FormGroup, InputGroup } from '@blueprintjs/core';
import { CalendarIcon } from '@blueprintjs/icons';
import { type ReactElement, type ReactNode, Suspense } from 'react';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { dayProblem } from '../../../../domain/calendar/parseDisplayedDay';
import { typedDay } from '../../../../domain/calendar/readDay';
import { foldLetters } from '../../../../domain/wording/foldLetters';
import { Scope } from '../../../screen-state/Scope';
import { useOverlay } from '../../../screen-state/useOverlay';
import { useScreenState } from '../../../screen-state/useScreenState';
import { ReasonButton } from '../../../ui/controls/ReasonButton';
import type { Choice, FilterKind } from '../../view/columnDefinition';
import { useDebouncedText } from '../../view/useDebouncedText';
import { loadedPart } from '../../../ui/states/loadedPart';
import { Button } from '../../../ui/controls/Button';
import { useClockDay } from '../../../ui/badges/useNow';

// Large: it is loaded with the first opened calendar.
const DayCalendar = loadedPart(() =>
  import('../../../ui/form/day/DayCalendar').then((module) => ({ default: module.DayCalendar })),
);

interface FilterProps<Kind extends FilterKind> {
  readonly header: string;
  readonly filter: Extract<ColumnFilter, { kind: Kind }> | undefined;
  readonly onChange: (filter: ColumnFilter) => void;
}

/** Keeps the rows whose text contains the given one. */
export function TextFilter({ header, filter, onChange }: FilterProps<'text'>): ReactElement {
  const { text, type, settle } = useDebouncedText('text', filter?.text ?? '', (next) =>
    onChange({ kind: 'text', text: next }),
  );
  return (
    <InputGroup
      size="small"
      autoFocus
      placeholder="Contains"
      aria-label={`${header} contains`}
      value={text}
      onValueChange={type}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle(text);
      }}
    />
  );
}

/** More values are found by searching. */
const MAX_LISTED = 200;
/** From this number of choices on, there is a search box. */
const SEARCHABLE_FROM = 8;
const counted = new Intl.NumberFormat('en');
const rowsText = (count: number): string => `${counted.format(count)} ${count === 1 ? 'row' : 'rows'}`;

interface ChoiceFilterProps extends FilterProps<'choices'> {
  readonly choices: readonly Choice[];
  /** Rows per value; undefined while unknown. */
  readonly counts: ReadonlyMap<string, number> | undefined;
}

/** Keeps the rows with one of the ticked values. */
export function ChoiceFilter({ header, filter, onChange, choices, counts }: ChoiceFilterProps): ReactElement {
  const [search, setSearch] = useScreenState('drafts', 'search', '');
  const values = filter?.values ?? [];
  const wanted = foldLetters(search);
  const found = choices.filter((choice) => foldLetters(choice.label).includes(wanted));
  const listed = found.slice(0, MAX_LISTED);
  const tick = (next: readonly string[]): void => onChange({ kind: 'choices', values: next });
  const others = values.filter((value) => !found.some((choice) => choice.value === value));
  const ticked = choices.filter(({ value }) => values.includes(value)).length;
  const nothingFound = found.length === 0 ? 'No value matches the search' : undefined;
  return (
    <div role="group" aria-label={header}>
      {choices.length >= SEARCHABLE_FROM && (
        <InputGroup
          size="small"
          autoFocus
          type="search"
          placeholder="Search"
          aria-label={`Search ${header}`}
          value={search}
          onValueChange={setSearch}
        />
      )}
      <div className="db-table-ticks-all">
        <ReasonButton
          size="small"
          variant="minimal"
          text="Select all"
          disabledReason={nothingFound}
          onClick={() => tick([...others, ...found.map(({ value }) => value)])}
        />
        <ReasonButton
          size="small"
          variant="minimal"
          text="Select none"
          disabledReason={nothingFound}
          onClick={() => tick(others)}
        />
        <span className="db-table-count" role="status">{`${ticked} of ${choices.length}`}</span>
      </div>
      <div className="db-table-ticks">
        {listed.map((choice) => (
          <Checkbox
            key={choice.value}
            checked={values.includes(choice.value)}
            aria-description={counts && rowsText(counts.get(choice.value) ?? 0)}
            labelElement={
              <span className="db-table-tick-label">
                <span>{choice.label}</span>
                {counts && (
                  <span className="db-table-count" aria-hidden>
                    {counted.format(counts.get(choice.value) ?? 0)}
                  </span>
                )}
              </span>
            }
            onChange={(event) =>
              tick(
                event.currentTarget.checked
                  ? [...values, choice.value]
                  : values.filter((value) => value !== choice.value),
              )
            }
          />
        ))}
        {found.length > listed.length && (
          <div className="db-table-count">{`The first ${listed.length} of ${counted.format(found.length)} values. Search for the others.`}</div>
        )}
        {found.length === 0 && <div className="db-table-count">No match</div>}
      </div>
    </div>
  );
}

interface BoundProps {
  readonly label: string;
  readonly shown: string;
  readonly placeholder: string;
  /** What is wrong with a text; undefined for a valid one. */
  readonly getProblem: (text: string) => string | undefined;
  readonly onSettled: (text: string) => void;
  /** At the right of the field. */
  readonly opener?: ReactElement;
  /** Below the field. */
  readonly children?: ReactNode;
}

function BoundField({ label, shown, placeholder, getProblem, onSettled, opener, children }: BoundProps): ReactElement {
  const [problem, setProblem] = useScreenState('drafts', 'problem', '');
  const { text, type, settle } = useDebouncedText('text', shown, (next) => {
    const found = next.trim() === '' ? undefined : getProblem(next);
    setProblem(found ?? '');
    if (found === undefined) onSettled(next.trim());
  });
  return (
    <FormGroup label={label} helperText={problem} intent={problem ? 'danger' : 'none'} className="db-table-bound">
      <InputGroup
        size="small"
        aria-label={label}
        placeholder={placeholder}
        intent={problem ? 'danger' : 'none'}
        value={text}
        onValueChange={type}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle(text);
        }}
        rightElement={opener}
      />
      {children}
    </FormGroup>
  );
}

const DAY_FORM = 'DD/MM/YYYY';

/** Keeps the rows from one day to another, both included; typed, or picked from a calendar. */
export function DateRangeFilter({ filter, onChange }: FilterProps<'dates'>): ReactElement {
  const range = filter ?? { kind: 'dates' as const };
  const calendar = useOverlay<'from' | 'to'>('calendar');
  const opened = calendar.props;
  const today = useClockDay();
  const getProblem = (text: string): string | undefined => dayProblem(typedDay(text));
  const bound = (side: 'from' | 'to', label: string): ReactElement => {
    const pick = (day: string): void => {
      calendar.close();
      onChange({ ...range, [side]: day === '' ? undefined : day });
    };
    return (
      <BoundField
        label={label}
        placeholder={DAY_FORM}
        shown={formatDay(range[side])}
        getProblem={getProblem}
        onSettled={(text) => onChange({ ...range, [side]: text === '' ? undefined : typedDay(text) })}
        opener={
          <Button
            size="small"
            variant="minimal"
            icon={<CalendarIcon />}
            aria-label={`Open the calendar for ${label}`}
            aria-expanded={opened === side}
            onClick={() => calendar.toggle(opened !== side, side)}
          />
        }
      >
        {opened === side && (
          <Suspense fallback={null}>
            <DayCalendar day={range[side] ?? ''} today={today} onPick={pick} />
          </Suspense>
        )}
      </BoundField>
    );
  };
  return (
    <div className="db-table-bounds">
      <Scope name="from">{bound('from', 'From')}</Scope>
      <Scope name="to">{bound('to', 'To')}</Scope>
    </div>
  );
}

/** Keeps the rows whose number is between two bounds, both included. */
export function NumberRangeFilter({ filter, onChange }: FilterProps<'numbers'>): ReactElement {
  const range = filter ?? { kind: 'numbers' as const };
  const getProblem = (text: string): string | undefined =>
    Number.isFinite(Number(text)) ? undefined : 'Please enter a number';
  const toNumber = (text: string): number | undefined => (text === '' ? undefined : Number(text));
  return (
    <div className="db-table-bounds">
      <Scope name="min">
        <BoundField
          label="At least"
          placeholder="a number"
          shown={String(range.min ?? '')}
          getProblem={getProblem}
          onSettled={(text) => onChange({ ...range, min: toNumber(text) })}
        />
      </Scope>
      <Scope name="max">
        <BoundField
          label="At most"
          placeholder="a number"
          shown={String(range.max ?? '')}
          getProblem={getProblem}
          onSettled={(text) => onChange({ ...range, max: toNumber(text) })}
        />
      </Scope>
    </div>
  );
}
