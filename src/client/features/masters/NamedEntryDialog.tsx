import type { FieldProblem } from '../../../domain/validation/fieldProblem';
import { FormDialog } from '../../ui/form/FormDialog';
import { TextField } from '../../ui/form/TextField';
import { StatusField, type ChosenStatus } from './StatusField';
import { useMasterForm } from './useMasterForm';


/** The fields of an entry that has a name and a status, whatever the contract calls the name. */
export interface SavedEntry {
  readonly id?: string;
  readonly name: string;
  readonly Status: 'Active' | 'DeActive';
}

export interface NamedEntryDialogProps {
  readonly noun: string;
  readonly label: string;
  /** What the contract calls the name: problems of the server's come under it. */
  readonly nameField: string;
  readonly stored: SavedEntry | null;
  readonly problems: (name: string, status: string) => readonly FieldProblem[];
  readonly save: (entry: SavedEntry) => Promise<unknown>;
  readonly savedMessage: string;
  readonly onClose: () => void;
}

/** Adds or edits an entry that has a name and a status. */
export function NamedEntryDialog({ noun, label, nameField, stored, problems, save, savedMessage, onClose }: NamedEntryDialogProps) {
  const form = useMasterForm<Record<string, string> & { Status: ChosenStatus }>({
    initial: { [nameField]: stored?.name ?? '', Status: stored?.Status ?? '' },
    problems: (values) => problems(values[nameField] ?? '', values.Status),
    save: (values) => save({ ...(stored ? { id: stored.id } : {}), name: values[nameField] ?? '', Status: values.Status === '' ? 'Active' : values.Status }),
    savedMessage,
    onClose,
  });
  return (
    <FormDialog title={`${stored ? 'Edit' : 'Add'} ${noun}`} form={form} submitLabel={stored ? 'Update' : 'Add'} onClose={onClose} width={460}>
      <TextField field={form.field(nameField)} label={label} autoFocus isRequired />
      <StatusField field={form.field('Status')} />
    </FormDialog>
  );
}
