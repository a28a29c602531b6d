import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { projectPath } from '../../../../domain/projects/projectPath';
import { isOpenStatus } from '../../../../domain/tasks/workState';
import type { Choice } from '../../../table/view/columnDefinition';
import { ListTable, type ListTableProps } from '../../../table/view/ListTable';
import type { RowQuery } from '../../../table/windows/queryState';
import { planPath, type PlanKind } from '../../../../domain/planning/planPath';
import { ChoiceFilterSelect } from '../../../table/view/ChoiceFilterSelect';
import type { RowDetail } from '../../../table/detail/rowDetail';
import { loadedPart } from '../../../ui/states/loadedPart';
import { pagesOf10 } from '../../../table/view/pageSizes';
import { statusChoices } from '../../tasks/taskTones';

interface ReportRow {
  readonly _id: string;
  readonly Status: string;
  readonly Project_id: { readonly _id: string };
}

export interface PlanReportTableProps<Row extends ReportRow> extends Pick<
  ListTableProps<Row>,
  'columns' | 'emptyText' | 'name' | 'onRowsShown' | 'onViewChange' | 'prepareExport' | 'view'
> {
  readonly kind: PlanKind;
  readonly query: RowQuery<readonly Row[]> & { readonly currentData?: readonly Row[] };
  readonly projects: readonly Choice[];
}

const PlanRecord = loadedPart(() => import('../../planning/PlanRecord'));
const toolbarFilterKeys = ['project', 'status'];

/** Milestones or sprints of all projects: filters by project and status; a row opens on the page of its project. */
export function PlanReportTable<Row extends ReportRow>({ kind, projects, query, ...table }: PlanReportTableProps<Row>) {
  const navigate = useNavigate();
  const open = (row: Row): void => void navigate(planPath(kind, row.Project_id._id, row._id));
  const detail = useMemo(
    (): RowDetail<Row> => ({
      noun: kind,
      // A project begins with sprints that were closed months ago.
      isFirstShown: ({ Status }) => isOpenStatus(Status),
      content: (row) => <PlanRecord kind={kind} id={row._id} projectId={row.Project_id._id} />,
    }),
    [kind],
  );
  return (
    <ListTable
      {...table}
      list={{ ...query, data: query.currentData }}
      detail={detail}
      pageSizes={pagesOf10}
      onOpenRow={open}
      rowActions={(row) => [
        { label: 'Open', onSelect: () => open(row) },
        {
          label: 'Open project',
          onSelect: () => void navigate(projectPath(row.Project_id._id)),
        },
      ]}
      untaggedFilters={toolbarFilterKeys}
      toolbarItems={
        <>
          <ChoiceFilterSelect
            label="Project"
            columnKey="project"
            choices={projects}
            view={table.view}
            onViewChange={table.onViewChange}
          />
          <ChoiceFilterSelect
            label="Status"
            columnKey="status"
            choices={statusChoices}
            view={table.view}
            onViewChange={table.onViewChange}
          />
        </>
      }
    />
  );
}
