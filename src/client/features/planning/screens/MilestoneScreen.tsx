import { useParams } from 'react-router-dom';
import { useListMilestonesQuery, type Milestone } from '../../../api/api';
import type { RowAction } from '../../../table/grid/popover/RowActionsMenu';
import { DeleteMilestoneDialog } from './DeletePlanDialog';
import { MilestoneDialog } from './MilestoneDialog';
import { MilestoneDrawer } from './MilestoneDrawer';
import { deleteAction, editAction } from './planActions';
import { milestoneColumns } from './planColumnSets';
import { PlansScreen, type PlanActionNeeds } from './PlansScreen';

const base = { sort: [{ key: 'due', direction: 'asc' }] } as const;

type MilestoneDialogKind = 'edit' | 'delete';

const getActions = (
  milestone: Milestone,
  { mayEdit, mayDelete, onOpen, onChoose }: PlanActionNeeds<Milestone, MilestoneDialogKind>,
): RowAction[] => [
  { label: 'Open', onSelect: () => onOpen(milestone) },
  ...editAction('Milestone_Project', mayEdit, () => onChoose('edit', milestone)),
  ...deleteAction('Milestone_Project', mayDelete, () => onChoose('delete', milestone)),
];

/** /project/milestone/{id}: the milestones of a project (C-18, D-06). */
export default function MilestoneScreen() {
  const { id = '' } = useParams();
  const query = useListMilestonesQuery({ Project_id: id }, { refetchOnMountOrArgChange: true });
  return (
    <PlansScreen<Milestone, MilestoneDialogKind>
      kind="milestone"
      projectId={id}
      query={query}
      columns={milestoneColumns}
      base={base}
      rowActions={getActions}
      drawer={(milestone, onClose) => <MilestoneDrawer milestone={milestone} onClose={onClose} />}
      addDialog={(onClose) => <MilestoneDialog projectId={id} milestone={null} onClose={onClose} />}
      rowDialog={(kind, milestone, newestVersion, onClose) =>
        kind === 'edit' ? (
          <MilestoneDialog projectId={id} milestone={milestone} newestVersion={newestVersion} onClose={onClose} />
        ) : (
          <DeleteMilestoneDialog milestone={milestone} onClose={onClose} />
        )
      }
    />
  );
}
