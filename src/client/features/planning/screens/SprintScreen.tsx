import { useParams } from 'react-router-dom';
import { useListProjectSprintsQuery, type ProjectSprint } from '../../../api/api';
import { AddSprintTasksDialog } from './AddSprintTasksDialog';
import { CloseSprintDialog } from './CloseSprintDialog';
import { DeleteSprintDialog } from './DeletePlanDialog';
import { sprintColumns } from './planColumnSets';
import { PlansScreen } from './PlansScreen';
import { ReopenSprintDialog } from './ReopenSprintDialog';
import { sprintActions, type SprintDialogKind } from './sprintActions';
import { SprintDialog } from './SprintDialog';
import { SprintDrawer } from './SprintDrawer';

const base = { sort: [{ key: 'start', direction: 'desc' }] } as const;

/** /project/sprint/{id}: the sprints of a project (C-17, D-05). */
export default function SprintScreen() {
  const { id = '' } = useParams();
  const query = useListProjectSprintsQuery({ Project_id: id }, { refetchOnMountOrArgChange: true });
  const dialogs: Readonly<
    Record<SprintDialogKind, (sprint: ProjectSprint, onClose: () => void, newestVersion?: number) => React.ReactNode>
  > = {
    edit: (sprint, onClose, newestVersion) => (
      <SprintDialog projectId={id} sprint={sprint} newestVersion={newestVersion} onClose={onClose} />
    ),
    delete: (sprint, onClose) => <DeleteSprintDialog sprint={sprint} onClose={onClose} />,
    close: (sprint, onClose) => (
      <CloseSprintDialog sprint={sprint} sprints={query.currentData ?? []} onClose={onClose} />
    ),
    reopen: (sprint, onClose) => <ReopenSprintDialog sprint={sprint} onClose={onClose} />,
    tasks: (sprint, onClose) => <AddSprintTasksDialog sprint={sprint} onClose={onClose} />,
  };
  return (
    <PlansScreen<ProjectSprint, SprintDialogKind>
      kind="sprint"
      projectId={id}
      query={query}
      columns={sprintColumns}
      base={base}
      rowActions={sprintActions}
      drawer={(sprint, onClose) => <SprintDrawer key={sprint._id} sprint={sprint} onClose={onClose} />}
      addDialog={(onClose) => <SprintDialog projectId={id} sprint={null} onClose={onClose} />}
      rowDialog={(kind, sprint, newestVersion, onClose) => dialogs[kind](sprint, onClose, newestVersion)}
    />
  );
}
