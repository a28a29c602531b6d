import { EditIcon, TrashIcon } from '@blueprintjs/icons';
import { lensMark } from '../../../permissions/lensMark';
import type { RowAction } from '../../../table/grid/popover/RowActionsMenu';

type PlanGroup = 'Sprint_Project' | 'Milestone_Project';

/** Edits a sprint or milestone, for users who may; none for others. */
export const editAction = (group: PlanGroup, mayEdit: boolean, onSelect: () => void): readonly RowAction[] =>
  mayEdit ? [{ label: 'Edit', mark: lensMark(`${group}.Edit`), icon: <EditIcon />, onSelect }] : [];

/** Deletes a sprint or milestone, for users who may; none for others. */
export const deleteAction = (group: PlanGroup, mayDelete: boolean, onSelect: () => void): readonly RowAction[] =>
  mayDelete
    ? [{ label: 'Delete', mark: lensMark(`${group}.Delete`), icon: <TrashIcon />, intent: 'danger', onSelect }]
    : [];
