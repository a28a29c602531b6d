import { CrossIcon } from '@blueprintjs/icons';
import { useId } from 'react';
import { isDay } from '../../../domain/calendar/isDay';
import { useScreenState } from '../../screen-state/useScreenState';
import { DayField } from '../../ui/form/day/DayField';
import { fieldWithoutForm } from '../../ui/form/formHandle';
import { useToday } from '../../widgets/useToday';
import '../../ui/form/select/filter.css';
import { Button } from '../../ui/controls/Button';

export interface DayFilterProps {
  /** 'Date', 'From'. */
  readonly label: string;
  /** YYYY-MM-DD; '' for no filter. */
  readonly day: string;
  readonly onDay: (day: string) => void;
  /** Label of the button that clears it: 'All dates'. Without it the filter always has a day. */
  readonly clearLabel?: string;
}

/** A day filter next to the search box: typed, or picked from a calendar. */
export function DayFilter({ label, day, onDay, clearLabel }: DayFilterProps) {
  const today = useToday();
  const id = useId();
  // An incomplete date stays in the field and filters nothing.
  const [typed, setTyped] = useScreenState('drafts', `filter-${label}`, day);
  const isOdd = typed !== '' && !isDay(typed);
  const change = (next: string): void => {
    setTyped(next);
    if (isDay(next) || (next === '' && clearLabel !== undefined)) onDay(next);
  };
  return (
    <span className="db-day-filter">
      <DayField
        label={label}
        field={fieldWithoutForm({ name: `filter-${label}`, id, value: isOdd ? typed : day, change })}
        today={today}
      />
      {clearLabel !== undefined && day !== '' && (
        <Button
          variant="minimal"
          size="small"
          icon={<CrossIcon />}
          aria-label={clearLabel}
          onClick={() => change('')}
        />
      )}
    </span>
  );
}
