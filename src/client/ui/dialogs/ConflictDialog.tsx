import { Callout, DialogBody, DialogFooter, HTMLTable, Radio } from '@blueprintjs/core';
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

export interface ConflictDialogProps {
  /** Mount the dialog when the server answers 409, with the three states of every field. */
  readonly fields: readonly ConflictField[];
  /** Default 'Another user has changed this'. */
  readonly title?: string;
  /** Name of the other user. Default 'Theirs'. */
  readonly theirName?: string;
  /** The choice for every differing field. A rejection (FormFailure) is shown in the dialog. */
  readonly onSave: (choices: ConflictChoices) => Promise<void> | void;
  readonly onCancel: () => void;
}

function ConflictValue({ field, side }: { field: ConflictField; side: ConflictSide | 'base' }) {
  const value = field[side];
  if (field.format === 'html') return <RichTextView html={value} emptyText="(empty)" />;
  return value === '' ? <span className="db-muted">(empty)</span> : <span className="db-conflict-text">{value}</span>;
}

/** Two users saved the same record: shows the differences and lets the user choose per field. */
export function ConflictDialog({
  fields,
  title = 'Another user has changed this',
  theirName = 'Theirs',
  onSave,
  onCancel,
}: ConflictDialogProps) {
  const [choices, setChoices] = useScreenState('drafts', 'conflict', settledChoices(fields), { isPinned: true });
  const { isRunning, failure, run } = useSubmission('conflict/save', onSave);
  const differing = fieldsInConflict(fields);
  const open = differing.filter((field) => choices[field.key] === undefined).length;
  const pickAll = (side: ConflictSide): void =>
    setChoices(Object.fromEntries(differing.map((field) => [field.key, side])));
  const cancel = (): void => {
    if (!isRunning) onCancel();
  };

  const sideCell = (field: ConflictField, side: ConflictSide) => (
    <td className={choices[field.key] === side ? 'db-conflict-picked' : ''}>
      <Radio
        name={field.key}
        checked={choices[field.key] === side}
        onChange={() => setChoices({ ...choices, [field.key]: side })}
        aria-label={`${field.label}: ${side === 'mine' ? 'mine' : theirName}`}
        labelElement={<ConflictValue field={field} side={side} />}
      />
    </td>
  );
  return (
    <Dialog
      isOpen
      title={title}
      onClose={cancel}
      className="db-dialog"
      style={{ width: 900 }}
      canOutsideClickClose={false}
    >
      <DialogBody>
        <p>Choose which value to keep for every field. Nothing is saved before that.</p>
        {failure && (
          <Callout compact intent="danger" role="alert" className="db-dialog-failure">
            {failure.message}
          </Callout>
        )}
        <HTMLTable compact className="db-conflict">
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Before</th>
              <th scope="col">
                <span className="db-conflict-side">
                  Mine{' '}
                  <Button size="small" variant="outlined" text="Keep all of mine" onClick={() => pickAll('mine')} />
                </span>
              </th>
              <th scope="col">
                <span className="db-conflict-side">
                  {theirName}{' '}
                  <Button size="small" variant="outlined" text="Take all of theirs" onClick={() => pickAll('theirs')} />
                </span>
              </th>
            </tr>
          </thead>
          <tbody>
            {differing.map((field) => (
              <tr key={field.key}>
                <th scope="row">{field.label}</th>
                <td>
                  <ConflictValue field={field} side="base" />
                </td>
                {sideCell(field, 'mine')}
                {sideCell(field, 'theirs')}
              </tr>
            ))}
          </tbody>
        </HTMLTable>
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
