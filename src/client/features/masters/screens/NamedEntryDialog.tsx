import type { FieldProblem } from '../../../../domain/validation/fieldProblem';
import { FormDialog } from '../../../ui/form/FormDialog';
import { TextField } from '../../../ui/form/TextField';
import { StatusField, type ChosenStatus } from './StatusField';
import { useMasterForm, type EditedEntry, type OpenedEntry } from './useMasterForm';

/** An entry with a name and a status, whatever the contract calls the name. */
export interface SavedEntry {
  readonly id?: string;
  readonly Version?: number;
  readonly name: string;
  readonly Status: 'Active' | 'DeActive';
}

export interface NamedEntryDialogProps<Entry extends EditedEntry> extends OpenedEntry<Entry> {
  readonly noun: string;
  readonly label: string;
  /** The contract's name field: the server's problems refer to it. */
  readonly nameField: string;
  readonly getName: (stored: Entry) => string;
  readonly problems: (name: string, status: string) => readonly FieldProblem[];
  readonly save: (entry: SavedEntry) => Promise<unknown>;
  readonly savedMessage: string;
}

export function NamedEntryDialog<Entry extends EditedEntry & { readonly Status: 'Active' | 'DeActive' }>({
  noun,
  label,
  nameField,
  stored,
  isDeleted,
  getName,
  problems,
  save,
  savedMessage,
  onClose,
}: NamedEntryDialogProps<Entry>) {
  const { form, isNew, notice, conflict } = useMasterForm<Record<string, string> & { Status: ChosenStatus }, Entry>({
    noun: noun.toLowerCase(),
    stored,
    isDeleted,
    toValues: (entry) => ({ [nameField]: entry ? getName(entry) : '', Status: entry?.Status ?? '' }),
    compared: [
      { key: nameField, label },
      { key: 'Status', label: 'Status' },
    ],
    problems: (values) => problems(values[nameField] ?? '', values.Status),
    save: (values, about) =>
      save({ ...about, name: values[nameField] ?? '', Status: values.Status === '' ? 'Active' : values.Status }),
    savedMessage,
    onClose,
  });
  return (
    <>
      <FormDialog
        title={`${isNew ? 'Add' : 'Edit'} ${noun}`}
        form={form}
        submitLabel={isNew ? 'Add' : 'Update'}
        onClose={onClose}
        width={460}
      >
        {notice}
        <TextField field={form.field(nameField)} label={label} autoFocus isRequired />
        <StatusField field={form.field('Status')} />
      </FormDialog>
      {conflict}
    </>
  );
}
