import { projectStatuses, type ProjectStatus } from '../../../../domain/projects/projectChoices';
import { useEditProjectStatusMutation, type Project } from '../../../api/api';
import { shownFailure, type ApiFailure } from '../../../api/apiFailure';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { toChoices } from '../../../ui/form/select/choice';
import { ChoiceSelect } from '../../../ui/form/select/ChoiceSelect';
import { unknownOutcome } from '../../../ui/form/formFailure';
import { useCallState } from '../../../screen-state/useCallState';
import './projects.css';

const choices = toChoices(projectStatuses);

interface Progress {
  readonly sent: ProjectStatus | null;
  readonly failureText: string;
}
const idle: Progress = { sent: null, failureText: '' };
const continued = (known: Progress): Progress =>
  known.sent === null ? known : { sent: null, failureText: unknownOutcome.message };

function whyNotChanged({ message, current }: ApiFailure): string {
  const theirs = projectStatuses.find((status) => status === current?.Status);
  return theirs === undefined
    ? `The status was not changed. ${message}`
    : `The status was changed in the meantime to: ${theirs}. Choose yours again to set it.`;
}

/**
 * The status dropdown of the project: any status at any time (STATE-002). The choice is shown immediately; when the
 * server rejects it, the stored status returns, with the reason. The server writes the history (BEH-052).
 */
export function ProjectStatusSelect({ project }: { readonly project: Project }) {
  const [editStatus] = useEditProjectStatusMutation();
  const [{ sent, failureText }, show] = useCallState('status', idle, continued);
  const shown = sent ?? project.Status;
  const pick = async (status: ProjectStatus): Promise<void> => {
    if (status === shown) return;
    show({ sent: status, failureText: '' });
    const { error } = await editStatus({ id: project._id, Status: status, Former_value: project.Status });
    const failure = shownFailure(error);
    show({ sent: null, failureText: failure ? whyNotChanged(failure) : '' });
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
          {failureText}
        </span>
      )}
    </span>
  );
}
