import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useMemo } from 'react';
import { deletionsShownDays } from '../../../../domain/projects/deletions';
import { useListDeletedMilestonesQuery, useListDeletedSprintsQuery, type DeletedPlan } from '../../../api/api';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';
import { DeletedRecordsDialog, deletionColumns } from '../../../widgets/deletion/DeletedRecordsDialog';
import { useRestore } from '../../../widgets/deletion/useRestore';
import type { PlanKind } from '../../../../domain/planning/planPath';
import { statusChoices } from '../../tasks/taskTones';
import { planNouns, planTitle } from './usePlanDeletion';

const contents: Readonly<Record<PlanKind, string>> = { milestone: 'Sprints', sprint: 'Tasks' };
const restoreHints: Readonly<Record<PlanKind, string>> = {
  milestone: 'A milestone is restored with its sprints, except those that belong to another milestone now.',
  sprint: 'A sprint is restored with its history and its tasks, except those that are in another sprint now.',
};

const columnsWith = (
  kind: PlanKind,
  restore: (plan: DeletedPlan) => void,
): readonly ColumnDefinition<DeletedPlan>[] => [
  { key: 'name', header: planNouns[kind], type: 'text', width: 220, value: (row) => row.Name },
  { key: 'status', header: 'Status', type: 'status', width: 130, value: (row) => row.Status, choices: statusChoices },
  { key: 'start', header: 'Start Date', type: 'date', width: 100, value: (row) => row.StartDate },
  { key: 'due', header: 'Due Date', type: 'date', width: 100, value: (row) => row.DueDate },
  { key: 'contents', header: contents[kind], type: 'number', width: 76, value: (row) => row.Content_count },
  ...deletionColumns(restore),
];

export interface DeletedPlansDialogProps {
  readonly kind: PlanKind;
  readonly projectId: string;
  readonly onClose: () => void;
}

/** The recently deleted milestones or sprints of a project, with restore buttons. */
export function DeletedPlansDialog({ kind, projectId, onClose }: DeletedPlansDialogProps) {
  const asked = { Project_id: projectId };
  const milestones = useListDeletedMilestonesQuery(kind === 'milestone' ? asked : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const sprints = useListDeletedSprintsQuery(kind === 'sprint' ? asked : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const { restore, failureText } = useRestore(kind);
  const restorePlan = useCallback(
    (plan: DeletedPlan) => restore(plan._id, planTitle(kind, plan.Name)),
    [kind, restore],
  );
  const columns = useMemo(() => columnsWith(kind, restorePlan), [kind, restorePlan]);
  return (
    <DeletedRecordsDialog
      title={`Deleted ${kind}s`}
      name={`Deleted ${kind}s`}
      layoutName={`deleted-${kind}s`}
      hint={`Deleted in the last ${deletionsShownDays} days, latest first. ${restoreHints[kind]}`}
      emptyText={`No ${kind}s of this project were deleted recently`}
      columns={columns}
      list={kind === 'sprint' ? sprints : milestones}
      onRestore={restorePlan}
      failureText={failureText}
      onClose={onClose}
    />
  );
}
