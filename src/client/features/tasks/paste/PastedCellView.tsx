import { counted } from '../../../../domain/wording/counted';
import { maxShortSummaryLength } from '../../../../domain/tasks/taskRules';
import { ChoiceSelect } from '../../../ui/form/select/ChoiceSelect';
import type { PastedCell } from './pastedTasks';
import './paste.css';

interface PastedCellViewProps {
  readonly cell: PastedCell | undefined;
  /** As pasted. */
  readonly text: string;
  readonly onSettle: (personId: string) => void;
}

/** No value of a task is longer; of what is, the beginning. */
const shownText = (text: string): string =>
  text.length <= maxShortSummaryLength
    ? text
    : `${text.slice(0, maxShortSummaryLength)}… (${counted(text.length, 'character')})`;

/** A value of a pasted line: what it changes, or why it is rejected. */
export function PastedCellView({ cell, text, onSettle }: PastedCellViewProps) {
  if (!cell) return <td className="db-muted">{shownText(text)}</td>;
  const after = shownText(cell.after);
  const people = cell.candidates;
  const choose = people && (
    <ChoiceSelect
      name="person"
      label={`Who is ${shownText(text)}`}
      placeholder="Choose…"
      choices={people.map(({ id, name, code, email }) => ({ value: id, label: name, hint: code ?? email }))}
      value={people.find(({ name }) => cell.problem === undefined && name === cell.after)?.id ?? ''}
      onPick={onSettle}
      isWide={false}
      isSearchable
      size="small"
      variant="outlined"
    />
  );
  if (cell.problem !== undefined) {
    return (
      <td className="db-paste-rejected">
        <s>{after || '(empty)'}</s> <span>{cell.problem}</span> {choose}
      </td>
    );
  }
  if (!cell.isChange) return <td className="db-muted">{after}</td>;
  return (
    <td className="db-paste-changed">
      {cell.before !== '' && (
        <>
          <del>{cell.before}</del>
          {' → '}
        </>
      )}
      <ins>{after || '(empty)'}</ins> {choose}
    </td>
  );
}
