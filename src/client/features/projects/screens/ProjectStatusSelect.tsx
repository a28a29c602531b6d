import { projectStatuses, type ProjectStatus } from '../../../../domain/projects/projectChoices';
import { useEditProjectStatusMutation, type Project } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { toChoices } from '../../../ui/form/select/choice';
import { ChoiceSelect } from '../../../ui/form/select/ChoiceSelect';
import { useScreenState } from '../../../screen-state/useScreenState';
import './projects.css';

const choices = toChoices(projectStatuses);

/**
 * The status dropdown of the project: any status at any time (STATE-002). The choice is shown immediately; when the
 * server rejects it, the stored status returns, with the reason. The server writes the history (BEH-052).
 */
export function ProjectStatusSelect({ project }: { readonly project: Project }) {
  const [editStatus] = useEditProjectStatusMutation();
  const [failureText, setFailureText] = useScreenState('drafts', 'status/failure', '');
  const [sent, setSent] = useScreenState<ProjectStatus | null>('drafts', 'status/sent', null);
  const shown = sent ?? project.Status;
  const pick = async (status: ProjectStatus): Promise<void> => {
    if (status === shown) return;
    setFailureText('');
    setSent(status);
    const { error } = await editStatus({ id: project._id, Status: status, Former_value: project.Status });
    setSent(null);
    setFailureText(shownFailure(error)?.message ?? '');
  };
  return (
    <span className="db-project-status">
      <ChoiceSelect
        name="status"
        label={`Status: ${shown}`}
        choices={choices}
        value={shown}
        onPick={(status) => void pick(status)}
        isBusy={sent !== null}
        isWide={false}
        size="small"
        pickedElement={(choice) => <StatusBadge status={choice.value} />}
      />
      {failureText !== '' && (
        <span role="alert" className="db-field-problem">
          {`The status was not changed. ${failureText}`}
        </span>
      )}
    </span>
  );
}
