import { useSaveViewMutation, type SavedView } from '../../api/api';
import { CheckField } from '../../ui/form/CheckField';
import { FormDialog } from '../../ui/form/FormDialog';
import { TextField } from '../../ui/form/TextField';
import { useForm } from '../../ui/form/useForm';
import { showSuccess } from '../../ui/dialogs/toaster';
import { comparedFields } from '../../widgets/competing-edit/comparedFields';
import { useCompetingEdit } from '../../widgets/competing-edit/useCompetingEdit';

export interface SavedViewDialogProps {
  readonly table: string;
  /** The saved content of a new view. */
  readonly text: string;
  /** The user's own view that is renamed or shared; absent for a new one. */
  readonly stored?: SavedView;
  readonly onSaved: (id: string) => void;
  readonly onClose: () => void;
}

interface Values {
  Name: string;
  Is_shared: boolean;
}

const problems = ({ Name }: Values) => (Name.trim() === '' ? [{ field: 'Name', message: 'Please Enter Name' }] : []);

const toValues = (stored: SavedView | null): Values => ({
  Name: stored?.Name ?? '',
  Is_shared: stored?.Is_shared ?? false,
});
const compared = comparedFields<Values>([
  { key: 'Name', label: 'Name' },
  { key: 'Is_shared', label: 'Everyone can use it' },
]);

/** Names a view and chooses whether it is shared. */
export function SavedViewDialog({ table, text, stored, onSaved, onClose }: SavedViewDialogProps) {
  const [saveView] = useSaveViewMutation();
  const edit = useCompetingEdit<Values, SavedView, SavedView>({
    noun: 'view',
    stored: stored ?? null,
    isOwn: true,
    toValues,
    ...compared,
    send: ({ Name, Is_shared }, base) =>
      saveView({
        Table: table,
        Name,
        Is_shared: Is_shared ? 'true' : 'false',
        ...(base ? { id: base._id, Version: base.Version } : { View: text }),
      }).unwrap(),
    onSaved: async (saved) => {
      onClose();
      onSaved(saved._id);
      await showSuccess('View saved');
    },
  });
  const form = useForm<Values>({ name: 'saved-view', initial: toValues(edit.opened), problems, submit: edit.save });
  return (
    <>
      <FormDialog
        title={stored ? 'Rename or share the view' : 'Save as a new view'}
        form={form}
        submitLabel="Save"
        onClose={onClose}
        width={420}
      >
        <TextField field={form.field('Name')} label="Name" maxLength={80} autoFocus isRequired />
        <CheckField field={form.field('Is_shared')} label="Everyone can use it (only you can change it)" />
      </FormDialog>
      {edit.dialog}
    </>
  );
}
