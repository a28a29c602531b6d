import { Button } from '@blueprintjs/core';
import { PlusIcon, UndoIcon } from '@blueprintjs/icons';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useListProjectSprintsQuery, type ProjectSprint } from '../../../api/api';
import { lensMark } from '../../../permissions/lensMark';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { usePageKeys } from '../../../ui/keys/usePageKeys';
import { PlanTable } from '../PlanTable';
import { ChoiceFilterSelect } from '../../../table/view/ChoiceFilterSelect';
import { statusChoices } from '../../tasks/taskTones';
import { useToday } from '../../../widgets/useToday';
import { AddSprintTasksDialog } from './AddSprintTasksDialog';
import { CloseSprintDialog } from './CloseSprintDialog';
import { DeletedPlansDialog } from './DeletedPlansDialog';
import { DeleteSprintDialog } from './DeletePlanDialog';
import { sprintColumns } from './planColumnSets';
import { PlanPage } from './PlanPage';
import { ReopenSprintDialog } from './ReopenSprintDialog';
import { sprintActions, type SprintDialogKind } from './sprintActions';
import { SprintDialog } from './SprintDialog';
import { SprintDrawer } from './SprintDrawer';
import { useOpenedPlan } from './useOpenedPlan';

const base = { sort: [{ key: 'start', direction: 'desc' }] } as const;
const toolbarFilterKeys = ['status'];

type Dialog =
  { readonly kind: 'add' | 'deleted' } | { readonly kind: SprintDialogKind; readonly sprint: ProjectSprint };

/** /project/sprint/{id}: the sprints of a project (C-17, D-05). */
export default function SprintScreen() {
  const { id = '' } = useParams();
  const today = useToday();
  const mayAdd = useIsPermitted('Sprint_Project.Add');
  const mayEdit = useIsPermitted('Sprint_Project.Edit');
  const mayDelete = useIsPermitted('Sprint_Project.Delete');
  const [openedId, open] = useOpenedPlan('sprint');
  const [dialog, setDialog] = useState<Dialog>();
  const query = useListProjectSprintsQuery({ Project_id: id }, { refetchOnMountOrArgChange: true });
  const columns = useMemo(() => sprintColumns(today), [today]);
  const sprints = query.currentData ?? [];
  const opened = sprints.find((sprint) => sprint._id === openedId);
  const newest = ({ _id }: ProjectSprint) => sprints.find((sprint) => sprint._id === _id);
  usePageKeys('Sprints', [mayAdd && { keys: 'n', description: 'Add Sprint', run: () => setDialog({ kind: 'add' }) }]);
  const close = (): void => setDialog(undefined);
  const addButton = mayAdd && (
    <Button
      {...lensMark('Sprint_Project.Add')}
      intent="primary"
      icon={<PlusIcon />}
      text="Add Sprint"
      onClick={() => setDialog({ kind: 'add' })}
    />
  );
  const needs = {
    mayEdit,
    mayDelete,
    onOpen: (sprint: ProjectSprint) => open(sprint._id),
    onChoose: (kind: SprintDialogKind, sprint: ProjectSprint) => setDialog({ kind, sprint }),
  };
  const actions = (
    <>
      {mayDelete && (
        <Button
          {...lensMark('Sprint_Project.Delete')}
          variant="minimal"
          icon={<UndoIcon />}
          text="Deleted Sprints"
          onClick={() => setDialog({ kind: 'deleted' })}
        />
      )}
      {addButton}
    </>
  );
  return (
    <PlanPage projectId={id} title="Sprint" actions={actions}>
      {(project) => (
        <>
          <PlanTable
            key={id}
            layoutName="project-sprints"
            name={project ? `Sprints of ${project.Project_name}` : 'Sprints'}
            columns={columns}
            query={query}
            base={base}
            emptyText="This project has no sprints yet"
            emptyAction={addButton}
            rowActions={(sprint) => sprintActions(sprint, needs)}
            onOpenRow={(sprint) => open(sprint._id)}
            toolbarFilterKeys={toolbarFilterKeys}
            toolbarItems={(view, onViewChange) => (
              <ChoiceFilterSelect
                label="Status"
                columnKey="status"
                choices={statusChoices}
                view={view}
                onViewChange={onViewChange}
              />
            )}
          />
          {opened && <SprintDrawer key={opened._id} sprint={opened} onClose={() => open(null)} />}
          {dialog?.kind === 'add' && <SprintDialog projectId={id} sprint={null} onClose={close} />}
          {dialog?.kind === 'deleted' && <DeletedPlansDialog kind="sprint" projectId={id} onClose={close} />}
          {dialog?.kind === 'edit' && (
            <SprintDialog
              projectId={id}
              sprint={dialog.sprint}
              newestVersion={newest(dialog.sprint)?.Version}
              onClose={close}
            />
          )}
          {dialog?.kind === 'delete' && <DeleteSprintDialog sprint={dialog.sprint} onClose={close} />}
          {dialog?.kind === 'close' && <CloseSprintDialog sprint={dialog.sprint} sprints={sprints} onClose={close} />}
          {dialog?.kind === 'reopen' && <ReopenSprintDialog sprint={dialog.sprint} onClose={close} />}
          {dialog?.kind === 'tasks' && <AddSprintTasksDialog sprint={dialog.sprint} onClose={close} />}
        </>
      )}
    </PlanPage>
  );
}
