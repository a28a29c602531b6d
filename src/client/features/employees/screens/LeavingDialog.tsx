import { Button, Callout, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ReasonButton } from '../../../ui/controls/ReasonButton';
import { counted } from '../../../../domain/wording/counted';
import {
  useDeactivateEmployeeMutation,
  useGetEmployeeFormChoicesQuery,
  useGetEmployeeLeavingQuery,
  type EmployeeLeaving,
  type EmployeeRecord,
} from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { useDiscardQuestion } from '../../../ui/dialogs/useDiscardQuestion';
import { ChoiceSelect } from '../../../ui/form/select/ChoiceSelect';
import { useSubmission } from '../../../ui/form/useSubmission';
import { useUnsavedChangesGuard } from '../../../ui/form/useUnsavedChangesGuard';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { fullName } from './employeeColumns';
import { offered } from './employeeForm';
import './employees.css';

export interface LeavingDialogProps {
  readonly person: EmployeeRecord;
  readonly onClose: () => void;
}

type Project = EmployeeLeaving['Projects'][number];

function ProjectTasks({
  project,
  successor,
  onPick,
}: {
  project: Project;
  successor: string;
  onPick: (id: string) => void;
}) {
  return (
    <li className="db-leaving-project">
      <details>
        <summary>
          <strong>{project.Project_name}</strong> {counted(project.Open_tasks, 'open task')}
        </summary>
        <ul>
          {project.Tasks.map((task) => (
            <li key={task._id}>
              <Link to={`/task/${encodeURIComponent(task._id)}`}>{task.Task_key}</Link> {task.Short_summary}{' '}
              <span className="db-muted">{task.Status}</span>
            </li>
          ))}
        </ul>
      </details>
      <ChoiceSelect
        label={`Hand the tasks of ${project.Project_name} over to`}
        choices={offered(project.Members)}
        value={successor}
        emptyValue=""
        placeholder={project.Members.length === 0 ? 'No other member' : 'Stay with the person'}
        onPick={onPick}
        isSearchable
        disabledReason={project.Members.length === 0 ? 'The project has no other member' : undefined}
      />
    </li>
  );
}

/** Deactivates somebody: shows what is open, and to whom it can go. */
export function LeavingDialog({ person, onClose }: LeavingDialogProps) {
  const {
    data: leaving,
    error,
    isFetching,
    refetch,
  } = useGetEmployeeLeavingQuery({ id: person._id }, { refetchOnMountOrArgChange: true });
  const { data: choices } = useGetEmployeeFormChoicesQuery();
  const [deactivate] = useDeactivateEmployeeMutation();
  const [successors, setSuccessors] = useState<Readonly<Record<string, string>>>({});
  const formerLeader = person.Team_leader?._id ?? '';
  const [leader, setLeader] = useState(formerLeader);
  const isChosen = leader !== formerLeader || Object.values(successors).some((successor) => successor !== '');
  useUnsavedChangesGuard(isChosen);
  const [ask, question] = useDiscardQuestion(() => isChosen, onClose);
  const { isRunning, failure, run } = useSubmission<void>(async () => {
    const handOvers = Object.entries(successors).flatMap(([project, successor]) =>
      successor === '' ? [] : [`${project}:${successor}`],
    );
    const teamLeader = leaving && leaving.Team.length > 0 && leader !== '' ? { Team_goes_to: leader } : {};
    await deactivate({
      id: person._id,
      ...(handOvers.length > 0 ? { Hand_over: handOvers } : {}),
      ...teamLeader,
    }).unwrap();
    onClose();
    await showSuccess(`${fullName(person)} is deactivated`);
  });
  const loadFailure = shownFailure(error);
  const shut = (): void => {
    if (!isRunning) ask();
  };
  const team = leaving?.Team ?? [];
  return (
    <>
      <Dialog
        isOpen
        title={`Deactivate ${fullName(person)}?`}
        onClose={shut}
        className="db-dialog"
        style={{ width: 640 }}
        canOutsideClickClose={!isChosen}
      >
        <DialogBody>
          {failure && (
            <Callout compact intent="danger" role="alert" className="db-dialog-failure">
              {[failure.message, ...failure.errors.map(({ message }) => message)].join('\n')}
            </Callout>
          )}
          {!leaving && loadFailure && (
            <LoadFailed
              what="the open work"
              message={loadFailure.message}
              requestId={loadFailure.requestId}
              onRetry={() => void refetch()}
              isRetrying={isFetching}
            />
          )}
          {!leaving && !loadFailure && <PanelSkeleton lines={6} label="Loading the open work" />}
          {leaving?.Refusal && (
            <Callout compact intent="warning">
              {leaving.Refusal}
            </Callout>
          )}
          {leaving && !leaving.Refusal && (
            <div className="db-leaving">
              <p>
                All sessions end immediately and the person can no longer sign in. Nothing is deleted, and you can
                activate the person again.
              </p>
              {leaving.Running_task && <p>{`The timer that runs on ${leaving.Running_task} stops.`}</p>}
              {leaving.Projects.length > 0 && (
                <>
                  <h3 className="db-panel-title">Open tasks</h3>
                  <ul className="db-leaving-projects">
                    {leaving.Projects.map((project) => (
                      <ProjectTasks
                        key={project._id}
                        project={project}
                        successor={successors[project._id] ?? ''}
                        onPick={(id) => setSuccessors({ ...successors, [project._id]: id })}
                      />
                    ))}
                  </ul>
                </>
              )}
              {leaving.Projects.length === 0 && leaving.Hidden_tasks === 0 && (
                <p className="db-muted">No open tasks.</p>
              )}
              {leaving.Hidden_tasks > 0 && (
                <p className="db-muted">{`${counted(leaving.Hidden_tasks, 'open task')} of projects that you cannot see stay with the person.`}</p>
              )}
              {team.length > 0 && (
                <>
                  <h3 className="db-panel-title">{`Team of ${team.length}`}</h3>
                  <p className="db-muted">{team.map(({ Name }) => Name).join(', ')}</p>
                  {/* For the eye: the choice itself is named the same. */}
                  <div className="db-leaving-label" aria-hidden>
                    New team leader
                  </div>
                  <ChoiceSelect
                    label="New team leader"
                    choices={offered(choices?.Leaders, leader, person._id).filter(
                      ({ value }) => !team.some(({ _id }) => _id === value),
                    )}
                    value={leader}
                    emptyValue=""
                    placeholder="Stays without an active leader"
                    onPick={setLeader}
                    isSearchable
                  />
                </>
              )}
              {leaving.Managed_projects.length > 0 && (
                <Callout
                  compact
                  intent="warning"
                >{`Manages ${leaving.Managed_projects.join(', ')}: name another manager there.`}</Callout>
              )}
            </div>
          )}
        </DialogBody>
        <DialogFooter
          actions={
            <>
              <Button text="Cancel" onClick={shut} disabled={isRunning} />
              <ReasonButton
                intent="danger"
                text="Deactivate"
                disabledReason={leaving ? (leaving.Refusal ?? undefined) : 'The open work is still loading'}
                loading={isRunning}
                onClick={() => void run()}
              />
            </>
          }
        />
      </Dialog>
      {question}
    </>
  );
}
