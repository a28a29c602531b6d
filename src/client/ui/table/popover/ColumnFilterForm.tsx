import { Checkbox, FormGroup, InputGroup } from '@blueprintjs/core';
import { type ReactElement, useState } from 'react';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { parseDisplayedDay } from '../../../../domain/calendar/parseDisplayedDay';
import type { Choice, FilterKind } from '../columnDefinition';
import type { ColumnFilter } from '../tableView';
import { useSettledText } from '../useSettledText';

interface FilterProps<Kind extends FilterKind> {
  readonly header: string;
  readonly filter: Extract<ColumnFilter, { kind: Kind }> | undefined;
  readonly onChange: (filter: ColumnFilter) => void;
}

/** Keeps the rows whose text contains the given one. */
export function TextFilter({ header, filter, onChange }: FilterProps<'text'>): ReactElement {
  const { text, type, settle } = useSettledText(filter?.text ?? '', (next) => onChange({ kind: 'text', text: next }));
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

/** Keeps the rows that have one of the ticked values. */
export function ChoiceFilter({ header, filter, onChange, choices }: FilterProps<'choices'> & { readonly choices: readonly Choice[] }): ReactElement {
  const values = filter?.values ?? [];
  return (
    <div className="db-table-ticks" role="group" aria-label={header}>
      {choices.map((choice) => (
        <Checkbox
          key={choice.value}
          checked={values.includes(choice.value)}
          label={choice.label}
          onChange={(event) =>
            onChange({ kind: 'choices', values: event.currentTarget.checked ? [...values, choice.value] : values.filter((value) => value !== choice.value) })
          }
        />
      ))}
    </div>
  );
}

interface BoundProps {
  readonly label: string;
  readonly shown: string;
  readonly placeholder: string;
  /** Reads the text: undefined when it makes no sense. */
  readonly isUnderstood: (text: string) => boolean;
  readonly onSettled: (text: string) => void;
}

function BoundField({ label, shown, placeholder, isUnderstood, onSettled }: BoundProps): ReactElement {
  const [problem, setProblem] = useState('');
  const { text, type, settle } = useSettledText(shown, (next) => {
    const isFine = next.trim() === '' || isUnderstood(next);
    setProblem(isFine ? '' : `Write it as ${placeholder}`);
    if (isFine) onSettled(next.trim());
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
      />
    </FormGroup>
  );
}

const DAY_FORM = 'DD/MM/YYYY';

/** Keeps the rows from one day to another, both included. */
export function DateRangeFilter({ filter, onChange }: FilterProps<'dates'>): ReactElement {
  const range = filter ?? { kind: 'dates' as const };
  const isDay = (text: string): boolean => parseDisplayedDay(text) !== undefined;
  return (
    <div className="db-table-bounds">
      <BoundField label="From" placeholder={DAY_FORM} shown={formatDay(range.from)} isUnderstood={isDay} onSettled={(text) => onChange({ ...range, from: parseDisplayedDay(text) })} />
      <BoundField label="To" placeholder={DAY_FORM} shown={formatDay(range.to)} isUnderstood={isDay} onSettled={(text) => onChange({ ...range, to: parseDisplayedDay(text) })} />
    </div>
  );
}

/** Keeps the rows whose figure lies between two bounds, both included. */
export function NumberRangeFilter({ filter, onChange }: FilterProps<'numbers'>): ReactElement {
  const range = filter ?? { kind: 'numbers' as const };
  const isNumber = (text: string): boolean => Number.isFinite(Number(text));
  const numberOf = (text: string): number | undefined => (text === '' ? undefined : Number(text));
  return (
    <div className="db-table-bounds">
      <BoundField label="At least" placeholder="a number" shown={String(range.min ?? '')} isUnderstood={isNumber} onSettled={(text) => onChange({ ...range, min: numberOf(text) })} />
      <BoundField label="At most" placeholder="a number" shown={String(range.max ?? '')} isUnderstood={isNumber} onSettled={(text) => onChange({ ...range, max: numberOf(text) })} />
    </div>
  );
}
