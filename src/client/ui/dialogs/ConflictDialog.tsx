import { Callout, DialogBody, DialogFooter, Radio } from '@blueprintjs/core';
import { ReasonButton } from '../controls/ReasonButton';
import { useScreenState } from '../../screen-state/useScreenState';
import { useSubmission } from '../form/useSubmission';
import { RichTextView } from '../richtext/RichTextView';
import {
  fieldsInConflict,
  settledChoices,
  type ConflictChoices,
  type ConflictField,
  type ConflictSide,
} from './conflict';
import './dialogs.css';
import { Button } from '../controls/Button';
import { Dialog } from './Dialog';
import { SmallTable, type SmallColumn } from '../layout/SmallTable';

export interface ConflictDialogProps {
  /** Mount the dialog when the server answers 409, with the three states of every field. */
  readonly fields: readonly ConflictField[];
  /** Default 'This has been changed in the meantime'. */
  readonly title?: string;
  /** Only the user can have saved the other values, in another tab or on another device. */
  readonly isOwn?: boolean;
  /** The choice for every differing field. A rejection (FormFailure) is shown in the dialog. */
  readonly onSave: (choices: ConflictChoices) => Promise<void> | void;
  readonly onCancel: () => void;
}

function ConflictValue({ field, side }: { field: ConflictField; side: ConflictSide | 'base' }) {
  const value = field[side];
  if (field.format === 'html') return <RichTextView html={value} emptyText="(empty)" />;
  return value === '' ? <span className="db-muted">(empty)</span> : <span className="db-conflict-text">{value}</span>;
}

/**
 * A record was saved while it was edited here, by another user or by the same one elsewhere: shows the differences and
 * lets the user choose per field.
 */
export function ConflictDialog({
  fields,
  title = 'This has been changed in the meantime',
  isOwn = false,
  onSave,
  onCancel,
}: ConflictDialogProps) {
  const theirName = isOwn ? 'Mine, saved elsewhere' : 'Saved in the meantime';
  const [choices, setChoices] = useScreenState('drafts', 'conflict', settledChoices(fields), { isPinned: true });
  const { isRunning, failure, run } = useSubmission('conflict/save', onSave);
  const differing = fieldsInConflict(fields);
  const open = differing.filter((field) => choices[field.key] === undefined).length;
  const pickAll = (side: ConflictSide): void =>
    setChoices(Object.fromEntries(differing.map((field) => [field.key, side])));
  const cancel = (): void => {
    if (!isRunning) onCancel();
  };

  const sideColumn = (side: ConflictSide, name: string, allText: string): SmallColumn<ConflictField> => ({
    header: side,
    headerContent: (
      <span className="db-conflict-side">
        {name} <Button size="small" variant="outlined" text={allText} onClick={() => pickAll(side)} />
      </span>
    ),
    cellClassName: ({ key }) => (choices[key] === side ? 'db-conflict-picked' : ''),
    cell: (field) => (
      <Radio
        name={field.key}
        checked={choices[field.key] === side}
        onChange={() => setChoices({ ...choices, [field.key]: side })}
        aria-label={`${field.label}: ${side === 'mine' ? 'mine' : theirName}`}
        labelElement={<ConflictValue field={field} side={side} />}
      />
    ),
  });
  return (
    <Dialog isOpen title={title} onClose={cancel} style={{ width: 900 }} canOutsideClickClose={false}>
      <DialogBody>
        <p>Choose which value to keep for every field. Nothing is saved before that.</p>
        {failure && (
          <Callout compact intent="danger" role="alert" className="db-dialog-failure">
            {failure.message}
          </Callout>
        )}
        <SmallTable
          name={title}
          columns={[
            { header: 'Field', isRowHeader: true, cell: ({ label }) => label },
            { header: 'Before', cell: (field) => <ConflictValue field={field} side="base" /> },
            sideColumn('mine', 'Mine', 'Keep all of mine'),
            sideColumn('theirs', theirName, 'Keep all of these'),
          ]}
          rows={differing}
          rowKey={({ key }) => key}
          className="db-conflict"
        />
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text="Cancel" onClick={cancel} disabled={isRunning} />
            <ReasonButton
              text="Save"
              intent="primary"
              disabledReason={open > 0 ? 'Choose a value for every field first' : undefined}
              loading={isRunning}
              onClick={() => void run(choices)}
            />
          </>
        }
      >
        {open > 0 && (open === 1 ? '1 field is not decided yet' : `${open} fields are not decided yet`)}
      </DialogFooter>
    </Dialog>
  );
}
