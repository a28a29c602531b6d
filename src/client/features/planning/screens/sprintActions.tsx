import { AddIcon, HistoryIcon, TickCircleIcon, UndoIcon } from '@blueprintjs/icons';
import { closedStatus } from '../../../../domain/planning/dueDays';
import type { ProjectSprint } from '../../../api/api';
import { lensMark } from '../../../permissions/lensMark';
import type { RowAction } from '../../../table/grid/popover/RowActionsMenu';
import { deleteAction, editAction } from './planActions';
import type { PlanActionNeeds } from './PlansScreen';

export type SprintDialogKind = 'edit' | 'delete' | 'close' | 'reopen' | 'tasks';

/** The actions for a sprint, by its state and the user's flags. */
export function sprintActions(
  sprint: ProjectSprint,
  { mayEdit, mayDelete, onOpen, onChoose }: PlanActionNeeds<ProjectSprint, SprintDialogKind>,
): RowAction[] {
  const edit = lensMark('Sprint_Project.Edit');
  const isClosed = sprint.Status === closedStatus;
  const choose = (kind: SprintDialogKind) => () => onChoose(kind, sprint);
  return [
    { label: 'Sprint history', icon: <HistoryIcon />, onSelect: () => onOpen(sprint) },
    ...editAction('Sprint_Project', mayEdit, choose('edit')),
    ...(mayEdit && !isClosed
      ? [
          { label: 'Add tasks', mark: edit, icon: <AddIcon />, onSelect: choose('tasks') },
          { label: 'Close Sprint', mark: edit, icon: <TickCircleIcon />, onSelect: choose('close') },
        ]
      : []),
    ...(mayEdit && isClosed ? [{ label: 'Reopen', mark: edit, icon: <UndoIcon />, onSelect: choose('reopen') }] : []),
    ...deleteAction('Sprint_Project', mayDelete, choose('delete')),
  ];
}
