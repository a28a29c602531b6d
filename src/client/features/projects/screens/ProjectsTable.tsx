import { useNavigate } from 'react-router-dom';
import { projectPath } from '../../../../domain/projects/projectPath';
import { useListProjectsQuery, type Project } from '../../../api/api';
import type { RowDetail } from '../../../table/detail/rowDetail';
import { ListTable } from '../../../table/view/ListTable';
import { useTableView } from '../../../table/view/useTableView';
import { loadedPart } from '../../../ui/states/loadedPart';
import { projectColumns, projectStatusChoices } from './projectColumns';
import { ChoiceFilterSelect } from '../../../table/view/ChoiceFilterSelect';

const base = { sort: [{ key: 'name', direction: 'asc' }] } as const;
const ProjectRecord = loadedPart(() => import('./ProjectRecord'));
const detail: RowDetail<Project> = { noun: 'project', content: ({ _id }) => <ProjectRecord id={_id} /> };
const pageSizes = [10, 20, 25];

/** The projects that the user may see, with their figures (CALL-008, SCR-051). */
export function ProjectsTable() {
  const navigate = useNavigate();
  const list = useListProjectsQuery(undefined, { refetchOnMountOrArgChange: 30 });
  const [view, changeView] = useTableView('projects', projectColumns, { base });
  return (
    <ListTable
      name="Projects"
      columns={projectColumns}
      list={list}
      view={view}
      onViewChange={changeView}
      emptyText="You are not a member of any project yet. A project manager can add you under Members."
      toolbarItems={
        <ChoiceFilterSelect
          label="Status"
          columnKey="status"
          choices={projectStatusChoices}
          view={view}
          onViewChange={changeView}
        />
      }
      pageSizes={pageSizes}
      rowActions={(project) => [
        { label: 'Open', onSelect: () => void navigate(projectPath(project._id)) },
        { label: 'All Tasks', onSelect: () => void navigate(projectPath(project._id, 'tasks')) },
      ]}
      detail={detail}
      onOpenRow={(project) => void navigate(projectPath(project._id))}
    />
  );
}
