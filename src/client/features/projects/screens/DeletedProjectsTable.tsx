import { Callout } from '@blueprintjs/core';
import { useMemo } from 'react';
import { deletionsShownDays } from '../../../../domain/projects/deletions';
import { useListDeletedProjectsQuery, type DeletedProject } from '../../../api/api';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';
import { useRestore } from '../../../widgets/deletion/useRestore';
import { ListTable } from '../../../table/view/ListTable';
import { useTableView } from '../../../table/view/useTableView';
import { projectStatusChoices } from './projectColumns';
import './projects.css';

const base = { sort: [{ key: 'deleted_at', direction: 'desc' }] } as const;
const options = { base, prefix: 'deleted.' };
const getName = (project: DeletedProject): string => `Project ${project.Project_short_name}`;

const columnsWith = (restore: (project: DeletedProject) => void): readonly ColumnDefinition<DeletedProject>[] => [
  {
    key: 'short_name',
    header: 'Short name',
    type: 'text',
    width: 96,
    frozen: true,
    value: (row) => row.Project_short_name,
  },
  { key: 'name', header: 'Project', type: 'text', width: 210, hideable: false, value: (row) => row.Project_name },
  { key: 'client', header: 'Client', type: 'text', width: 170, value: (row) => row.Client_name },
  {
    key: 'status',
    header: 'Status',
    type: 'status',
    width: 112,
    value: (row) => row.Status,
    choices: projectStatusChoices,
  },
  { key: 'tasks', header: 'Tasks', type: 'number', width: 66, value: (row) => row.Task_count },
  { key: 'deleted_at', header: 'Deleted', type: 'instant', width: 150, value: (row) => row.Deleted_at },
  { key: 'deleted_by', header: 'Deleted by', type: 'person', width: 130, value: (row) => row.Deleted_by },
  {
    key: 'restore',
    header: 'Restore',
    type: 'text',
    width: 76,
    value: () => 'Restore',
    sortable: false,
    hideable: false,
    onPress: restore,
  },
];

/** The recently deleted projects that the user may restore, with everything deleted with them. */
export function DeletedProjectsTable() {
  const list = useListDeletedProjectsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { restore, failureText } = useRestore('task or project');
  const columns = useMemo(() => columnsWith((project) => restore(project._id, getName(project))), [restore]);
  const [view, changeView] = useTableView('deleted-projects', columns, options);
  return (
    <div className="db-projects-table">
      {failureText !== '' && (
        <Callout compact intent="danger" role="alert">
          {failureText}
        </Callout>
      )}
      <ListTable
        name="Deleted projects"
        columns={columns}
        list={list}
        view={view}
        onViewChange={changeView}
        emptyText={`No project that you can restore was deleted in the last ${deletionsShownDays} days`}
        rowActions={(project) => [{ label: 'Restore', onSelect: () => restore(project._id, getName(project)) }]}
      />
    </div>
  );
}
