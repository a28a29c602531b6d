import { useAddProjectMembersMutation, type Project } from '../../../api/api';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { FormDialog } from '../../../ui/form/FormDialog';
import { MultiSelectField } from '../../../ui/form/select/MultiSelectField';
import { useForm } from '../../../ui/form/useForm';
import { usePeopleChoices } from './usePeopleChoices';

interface AddMembersValues {
  Project_member: readonly string[];
}

const noMembersMessage = 'Please Select Members!';

/** Adds people to a project; they are notified. */
export function AddMembersDialog({ project, onClose }: { readonly project: Project; readonly onClose: () => void }) {
  const people = usePeopleChoices();
  const [addMembers] = useAddProjectMembersMutation();
  const memberIds = project.Project_member.split(',');
  const form = useForm<AddMembersValues>({
    name: 'add-members',
    initial: { Project_member: [] },
    problems: ({ Project_member }) =>
      Project_member.length === 0 ? [{ field: 'Project_member', message: noMembersMessage }] : [],
    submit: async ({ Project_member }) => {
      await addMembers({ id: project._id, Project_member: Project_member.join(',') }).unwrap();
      void showSuccess(
        Project_member.length === 1
          ? 'Member added Successfully'
          : `${Project_member.length} members added Successfully`,
      );
      onClose();
    },
  });
  return (
    <FormDialog title={`Add members to ${project.Project_name}`} form={form} submitLabel="Add" onClose={onClose}>
      <MultiSelectField
        field={form.field('Project_member')}
        label="Members"
        isRequired
        choices={people.filter((person) => !memberIds.includes(person.value))}
        help="They see the project immediately and are notified."
      />
    </FormDialog>
  );
}
