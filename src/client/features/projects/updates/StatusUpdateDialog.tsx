import { maxStatusUpdateLength, projectHealths, type ProjectHealth } from '../../../../domain/projects/statusUpdates';
import { useAddStatusUpdateMutation, useEditStatusUpdateMutation, type StatusUpdate } from '../../../api/api';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { FormDialog } from '../../../ui/form/FormDialog';
import { RadioField } from '../../../ui/form/RadioField';
import { RichTextField } from '../../../ui/form/RichTextField';
import { toChoices } from '../../../ui/form/select/choice';
import { useForm } from '../../../ui/form/useForm';
import { useCompetingEdit } from '../../../widgets/competing-edit/useCompetingEdit';
import {
  comparedStatusUpdate,
  newStatusUpdate,
  statusUpdateValueProblems,
  toStatusUpdateValues,
  type StatusUpdateValues,
} from './statusUpdateForm';

export interface StatusUpdateDialogProps {
  readonly projectId: string;
  /** null to post one. */
  readonly update: StatusUpdate | null;
  readonly onClose: () => void;
}

const healths = toChoices<ProjectHealth | ''>(projectHealths);

/** Posts a status update of a project, or corrects an own one. */
export function StatusUpdateDialog({ projectId, update, onClose }: StatusUpdateDialogProps) {
  const [addUpdate] = useAddStatusUpdateMutation();
  const [editUpdate] = useEditStatusUpdateMutation();
  const edit = useCompetingEdit<StatusUpdateValues, StatusUpdate, unknown>({
    noun: 'status update',
    stored: update,
    isOwn: true,
    toValues: toStatusUpdateValues,
    ...comparedStatusUpdate,
    send: ({ Health, Text }, base) => {
      // The form has checked that one is chosen.
      const values = { Health: Health as ProjectHealth, Text };
      return base
        ? editUpdate({ ...values, id: base._id, Version: base.Version }).unwrap()
        : addUpdate({ ...values, Project_id: projectId }).unwrap();
    },
    onSaved: () => {
      void showSuccess(`Status update ${update ? 'corrected' : 'posted'} Successfully`);
      onClose();
    },
  });
  const form = useForm<StatusUpdateValues>({
    name: 'status-update',
    initial: edit.opened ? toStatusUpdateValues(edit.opened) : newStatusUpdate,
    problems: statusUpdateValueProblems,
    submit: edit.save,
  });
  return (
    <>
      <FormDialog
        title={update ? 'Correct status update' : 'Post status update'}
        form={form}
        submitLabel={update ? 'Save' : 'Post'}
        onClose={onClose}
        width={640}
      >
        <RadioField field={form.field('Health')} label="Health" choices={healths} isRequired />
        <RichTextField
          field={form.field('Text')}
          label="Text"
          isRequired
          placeholder="What went well, what is at risk, what is next"
          help={`Members and managers of the project are notified. At most ${maxStatusUpdateLength.toLocaleString('en')} characters.`}
        />
      </FormDialog>
      {edit.dialog}
    </>
  );
}
