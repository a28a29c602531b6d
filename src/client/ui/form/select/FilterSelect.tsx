import { ChoiceSelect, type ChoiceSelectProps } from './ChoiceSelect';
import './filter.css';

type PassedOn = 'choices' | 'value' | 'onPick' | 'placeholder' | 'isSearchable' | 'onSearch' | 'isLoading';

export interface FilterSelectProps<Value extends string> extends Pick<ChoiceSelectProps<Value>, PassedOn> {
  /** The text before the button: a fixed word. */
  readonly text: string;
  /** For screen readers; default: the text and 'filter'. */
  readonly label?: string;
}

/** A filter next to the search box of a list, or above a report: its name, and the choice. */
export function FilterSelect<Value extends string>({
  text,
  label = `${text} filter`,
  ...choice
}: FilterSelectProps<Value>) {
  return (
    <label className="db-filter">
      <span className="db-muted">{text}</span>
      <ChoiceSelect name={`filter-${text}`} label={label} {...choice} isWide={false} size="small" variant="outlined" />
    </label>
  );
}
