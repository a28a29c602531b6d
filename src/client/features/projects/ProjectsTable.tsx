import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useListProjectsQuery, type Project } from '../../api/api';
import { selectTimeZone } from '../../session/sessionSelectors';
import { DataTable } from '../../ui/table/DataTable';
import { useArraySource } from '../../ui/table/useArraySource';
import { useStretchedColumns } from '../../widgets/table-view/useStretchedColumns';
import { useTableView } from '../../widgets/table-view/useTableView';
import { projectColumns, projectPath } from './projectColumns';
import { ProjectStatusFilter } from './ProjectStatusFilter';
import './projects.css';

const base = { sort: [{ key: 'name', direction: 'asc' }] } as const;
const none: readonly Project[] = [];

/** The projects that the person may see, with their figures (CALL-008, SCR-051). */
export function ProjectsTable() {
  const navigate = useNavigate();
  const timeZone = useSelector(selectTimeZone);
  const [view, changeView] = useTableView('projects', projectColumns, { base });
  const frame = useRef<HTMLDivElement>(null);
  const columns = useStretchedColumns(projectColumns, view, frame);
  const { data = none, isLoading, isError, refetch } = useListProjectsQuery(undefined, { refetchOnMountOrArgChange: 30 });
  const source = useArraySource(data);
  const isFailed = isError && data === none;
  return (
    <div ref={frame} className="db-projects-table">
      <DataTable
        name="Projects"
        columns={columns}
        source={source}
        view={view}
        onViewChange={changeView}
        timeZone={timeZone}
        state={isLoading ? 'loading' : isFailed ? 'failed' : 'ready'}
        onRetry={() => void refetch()}
        emptyText="You are not a member of any project yet. A project manager can add you under Members."
        toolbarItems={<ProjectStatusFilter view={view} onViewChange={changeView} />}
        pageSizes={[10, 20, 25]}
        rowActions={(project) => [
          { label: 'Open', onSelect: () => void navigate(projectPath(project)) },
          { label: 'All Tasks', onSelect: () => void navigate(`/project/tasks/${encodeURIComponent(project._id)}`) },
        ]}
        onOpenRow={(project) => void navigate(projectPath(project))}
        onNavigate={(href) => void navigate(href)}
        exportName="Projects"
      />
    </div>
  );
}
