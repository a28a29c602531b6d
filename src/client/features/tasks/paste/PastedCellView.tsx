import { ChoiceSelect } from '../../../ui/form/select/ChoiceSelect';
import type { PastedCell } from './pastedTasks';
import './paste.css';

interface PastedCellViewProps {
  readonly cell: PastedCell | undefined;
  /** As pasted. */
  readonly text: string;
  readonly onSettle: (personId: string) => void;
}

/** A value of a pasted line: what it changes, or why it is rejected. */
export function PastedCellView({ cell, text, onSettle }: PastedCellViewProps) {
  if (!cell) return <td className="db-muted">{text}</td>;
  const people = cell.candidates;
  const choose = people && (
    <ChoiceSelect
      name="person"
      label={`Who is ${text}`}
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
        <s>{cell.after || '(empty)'}</s> <span>{cell.problem}</span> {choose}
      </td>
    );
  }
  if (!cell.isChange) return <td className="db-muted">{cell.after}</td>;
  return (
    <td className="db-paste-changed">
      {cell.before !== '' && (
        <>
          <del>{cell.before}</del>
          {' → '}
        </>
      )}
      <ins>{cell.after || '(empty)'}</ins> {choose}
    </td>
  );
}
