import { Button } from '@blueprintjs/core';
import { EditIcon, PlusIcon, TrashIcon, UndoIcon } from '@blueprintjs/icons';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useListMilestonesQuery, type Milestone } from '../../../api/api';
import { lensMark } from '../../../permissions/lensMark';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { usePageKeys } from '../../../ui/keys/usePageKeys';
import type { RowAction } from '../../../table/grid/popover/RowActionsMenu';
import { PlanTable } from '../PlanTable';
import { ChoiceFilterSelect } from '../../../table/view/ChoiceFilterSelect';
import { statusChoices } from '../../tasks/taskTones';
import { useToday } from '../../../widgets/useToday';
import { DeletedPlansDialog } from './DeletedPlansDialog';
import { DeleteMilestoneDialog } from './DeletePlanDialog';
import { MilestoneDialog } from './MilestoneDialog';
import { MilestoneDrawer } from './MilestoneDrawer';
import { milestoneColumns } from './planColumnSets';
import { PlanPage } from './PlanPage';
import { useOpenedPlan } from './useOpenedPlan';

const base = { sort: [{ key: 'due', direction: 'asc' }] } as const;
const toolbarFilterKeys = ['status'];

type Dialog =
  { readonly kind: 'add' | 'deleted' } | { readonly kind: 'edit' | 'delete'; readonly milestone: Milestone };

/** /project/milestone/{id}: the milestones of a project (C-18, D-06). */
export default function MilestoneScreen() {
  const { id = '' } = useParams();
  const today = useToday();
  const mayAdd = useIsPermitted('Milestone_Project.Add');
  const mayEdit = useIsPermitted('Milestone_Project.Edit');
  const mayDelete = useIsPermitted('Milestone_Project.Delete');
  const [openedId, open] = useOpenedPlan('milestone');
  const [dialog, setDialog] = useState<Dialog>();
  const query = useListMilestonesQuery({ Project_id: id }, { refetchOnMountOrArgChange: true });
  const columns = useMemo(() => milestoneColumns(today), [today]);
  const opened = query.currentData?.find((milestone) => milestone._id === openedId);
  const newest = ({ _id }: Milestone) => query.currentData?.find((milestone) => milestone._id === _id);
  usePageKeys('Milestones', [
    mayAdd && { keys: 'n', description: 'Add Milestone', run: () => setDialog({ kind: 'add' }) },
  ]);
  const close = (): void => setDialog(undefined);
  const addButton = mayAdd && (
    <Button
      {...lensMark('Milestone_Project.Add')}
      intent="primary"
      icon={<PlusIcon />}
      text="Add Milestone"
      onClick={() => setDialog({ kind: 'add' })}
    />
  );
  const getActions = (milestone: Milestone): RowAction[] => [
    { label: 'Open', onSelect: () => open(milestone._id) },
    ...(mayEdit
      ? [
          {
            label: 'Edit',
            mark: lensMark('Milestone_Project.Edit'),
            icon: <EditIcon />,
            onSelect: () => setDialog({ kind: 'edit', milestone }),
          },
        ]
      : []),
    ...(mayDelete
      ? [
          {
            label: 'Delete',
            mark: lensMark('Milestone_Project.Delete'),
            icon: <TrashIcon />,
            intent: 'danger' as const,
            onSelect: () => setDialog({ kind: 'delete', milestone }),
          },
        ]
      : []),
  ];
  const actions = (
    <>
      {mayDelete && (
        <Button
          {...lensMark('Milestone_Project.Delete')}
          variant="minimal"
          icon={<UndoIcon />}
          text="Deleted Milestones"
          onClick={() => setDialog({ kind: 'deleted' })}
        />
      )}
      {addButton}
    </>
  );
  return (
    <PlanPage projectId={id} title="Milestone" actions={actions}>
      {(project) => (
        <>
          <PlanTable
            key={id}
            layoutName="project-milestones"
            name={project ? `Milestones of ${project.Project_name}` : 'Milestones'}
            columns={columns}
            query={query}
            base={base}
            emptyText="This project has no milestones yet"
            emptyAction={addButton}
            rowActions={getActions}
            onOpenRow={(milestone) => open(milestone._id)}
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
          {opened && <MilestoneDrawer milestone={opened} onClose={() => open(null)} />}
          {dialog?.kind === 'add' && <MilestoneDialog projectId={id} milestone={null} onClose={close} />}
          {dialog?.kind === 'deleted' && <DeletedPlansDialog kind="milestone" projectId={id} onClose={close} />}
          {dialog?.kind === 'edit' && (
            <MilestoneDialog
              projectId={id}
              milestone={dialog.milestone}
              newestVersion={newest(dialog.milestone)?.Version}
              onClose={close}
            />
          )}
          {dialog?.kind === 'delete' && <DeleteMilestoneDialog milestone={dialog.milestone} onClose={close} />}
        </>
      )}
    </PlanPage>
  );
}
