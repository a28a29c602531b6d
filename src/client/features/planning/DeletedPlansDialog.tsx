import { Button, Callout, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { deletionsShownDays } from '../../../domain/projects/deletions';
import { useListDeletedMilestonesQuery, useListDeletedSprintsQuery, type DeletedPlan } from '../../api/api';
import { selectTimeZone } from '../../session/sessionSelectors';
import type { ColumnDefinition } from '../../ui/table/columnDefinition';
import { DataTable } from '../../ui/table/DataTable';
import { useArraySource } from '../../ui/table/useArraySource';
import type { PlanKind } from '../../widgets/planning/planPath';
import { useTableView } from '../../widgets/table-view/useTableView';
import { statusChoices } from '../../widgets/tasks/taskTones';
import { planNouns, useRestorePlan } from './usePlanDeletion';

const base = { sort: [{ key: 'deleted_at', direction: 'desc' }] } as const;
const options = { base, prefix: 'deleted.' };
const none: readonly DeletedPlan[] = [];
const contents: Readonly<Record<PlanKind, string>> = { milestone: 'Sprints', sprint: 'Tasks' };

const columnsWith = (kind: PlanKind, restore: (plan: DeletedPlan) => void): readonly ColumnDefinition<DeletedPlan>[] => [
  { key: 'name', header: planNouns[kind], type: 'text', width: 220, value: (row) => row.Name },
  { key: 'status', header: 'Status', type: 'status', width: 130, value: (row) => row.Status, choices: statusChoices },
  { key: 'start', header: 'Start Date', type: 'date', width: 100, value: (row) => row.StartDate },
  { key: 'due', header: 'Due Date', type: 'date', width: 100, value: (row) => row.DueDate },
  { key: 'contents', header: contents[kind], type: 'number', width: 76, value: (row) => row.Content_count },
  { key: 'deleted_at', header: 'Deleted', type: 'instant', width: 146, value: (row) => row.Deleted_at },
  { key: 'deleted_by', header: 'Deleted by', type: 'person', width: 130, value: (row) => row.Deleted_by },
  { key: 'restore', header: 'Restore', type: 'text', width: 84, value: () => 'Restore', sortable: false, hideable: false, onPress: restore },
];

export interface DeletedPlansDialogProps {
  readonly kind: PlanKind;
  readonly projectId: string;
  readonly onClose: () => void;
}

/** The milestones or sprints of a project that were deleted last; each can be brought back. */
export function DeletedPlansDialog({ kind, projectId, onClose }: DeletedPlansDialogProps) {
  const timeZone = useSelector(selectTimeZone);
  const asked = { Project_id: projectId };
  const milestones = useListDeletedMilestonesQuery(kind === 'milestone' ? asked : skipToken, { refetchOnMountOrArgChange: true });
  const sprints = useListDeletedSprintsQuery(kind === 'sprint' ? asked : skipToken, { refetchOnMountOrArgChange: true });
  const { data = none, isLoading, isError, refetch } = kind === 'sprint' ? sprints : milestones;
  const { restore, failureText } = useRestorePlan(kind);
  const columns = useMemo(() => columnsWith(kind, (plan) => restore(plan._id, plan.Name)), [kind, restore]);
  const [view, changeView] = useTableView(`deleted-${kind}s`, columns, options);
  const source = useArraySource(data);
  return (
    <Dialog isOpen title={`Deleted ${kind}s`} onClose={onClose} className="db-dialog" style={{ width: 'min(1140px, 96vw)' }}>
      <DialogBody>
        <p className="db-muted">{`What was deleted in the last ${deletionsShownDays} days, the latest first. ${kind === 'sprint' ? 'A sprint comes back with its history and with those tasks that are in no other sprint since.' : 'A milestone comes back with those sprints that belong to no other one since.'}`}</p>
        {failureText !== '' && (
          <Callout compact intent="danger" role="alert">
            {failureText}
          </Callout>
        )}
        <div className="db-deleted-plans">
          <DataTable
            name={`Deleted ${kind}s`}
            columns={columns}
            source={source}
            view={view}
            onViewChange={changeView}
            timeZone={timeZone}
            state={isLoading ? 'loading' : isError && data === none ? 'failed' : 'ready'}
            onRetry={() => void refetch()}
            emptyText={`No ${kind} of this project was deleted lately`}
            rowActions={(plan) => [{ label: 'Restore', onSelect: () => restore(plan._id, plan.Name) }]}
          />
        </div>
      </DialogBody>
      <DialogFooter actions={<Button text="Close" onClick={onClose} />} />
    </Dialog>
  );
}
