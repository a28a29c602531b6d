import { useSaveViewMutation, type SavedView } from '../../api/api';
import { CheckField } from '../../ui/form/CheckField';
import { FormDialog } from '../../ui/form/FormDialog';
import { TextField } from '../../ui/form/TextField';
import { useForm } from '../../ui/form/useForm';
import { showSuccess } from '../../ui/dialogs/toaster';

export interface SavedViewDialogProps {
  readonly table: string;
  /** What is saved, for a new view. */
  readonly text: string;
  /** The own view that is renamed or shared; absent for a new one. */
  readonly stored?: SavedView;
  readonly onSaved: (id: string) => void;
  readonly onClose: () => void;
}

interface Values {
  Name: string;
  Is_shared: boolean;
}

const problems = ({ Name }: Values) => (Name.trim() === '' ? [{ field: 'Name', message: 'Please Enter Name' }] : []);

/** Names a view, and says whether everybody may use it. */
export function SavedViewDialog({ table, text, stored, onSaved, onClose }: SavedViewDialogProps) {
  const [saveView] = useSaveViewMutation();
  const form = useForm<Values>({
    initial: { Name: stored?.Name ?? '', Is_shared: stored?.Is_shared ?? false },
    problems,
    submit: async ({ Name, Is_shared }) => {
      const saved = await saveView({ Table: table, Name, Is_shared: Is_shared ? 'true' : 'false', ...(stored ? { id: stored._id, Version: stored.Version } : { View: text }) }).unwrap();
      onClose();
      onSaved(saved._id);
      await showSuccess('View saved');
    },
  });
  return (
    <FormDialog title={stored ? 'Rename or share the view' : 'Save as a new view'} form={form} submitLabel="Save" onClose={onClose} width={420}>
      <TextField field={form.field('Name')} label="Name" maxLength={80} autoFocus isRequired />
      <CheckField field={form.field('Is_shared')} label="Everybody may use it (only you can change it)" />
    </FormDialog>
  );
}
