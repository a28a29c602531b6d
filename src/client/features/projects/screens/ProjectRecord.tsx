import { useSelector } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { projectPath, projectUpdatesPath } from '../../../../domain/projects/projectPath';
import { useGetProjectQuery } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { freshLinks } from '../../../api/freshLinks';
import { selectProjectById, type WithRecords } from '../../../entities/knownRecords';
import { DetailColumn, DetailColumns } from '../../../table/detail/DetailColumns';
import { GoneRecord } from '../../../widgets/unsent-texts/GoneRecord';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { ActivityPanel } from '../../../widgets/activity/ActivityPanel';
import { ProjectRatioTab } from '../statistics/ProjectRatioTab';
import { LastStatusUpdate } from '../updates/LastStatusUpdate';
import { ProjectFacts } from './ProjectDetailsTab';
import { ProjectStatusSelect } from './ProjectStatusSelect';
import './projects.css';

/** A project next to the list: how it is going, its facts and its activity. */
export default function ProjectRecord({ id }: { readonly id: string }) {
  const navigate = useNavigate();
  const { currentData, error, isFetching, refetch } = useGetProjectQuery({ id }, freshLinks);
  const known = useSelector((state: WithRecords) => selectProjectById(state, id));
  const project = known ?? currentData;
  const failure = shownFailure(error);
  if (failure?.httpStatus === 404)
    return <GoneRecord title="This project does not exist, or you are not permitted to see it" />;
  if (!project && failure)
    return <LoadFailed what="the project" failure={failure} onRetry={refetch} isRetrying={isFetching} />;
  if (!project) return <PanelSkeleton lines={8} label="Loading the project" />;
  return (
    <DetailColumns key={id}>
      <DetailColumn label="How it is going" share={2}>
        <h2 className="db-detail-head">
          <Link to={projectPath(id)}>{project.Project_name}</Link>
          <ProjectStatusSelect project={project} />
        </h2>
        <LastStatusUpdate projectId={id} onShowAll={() => void navigate(projectUpdatesPath(id))} />
        <ProjectRatioTab projectId={id} />
      </DetailColumn>
      <DetailColumn label="Project Details">
        <ProjectFacts project={project} />
      </DetailColumn>
      <DetailColumn label="Comments and history">
        <ActivityPanel subject={{ kind: 'project', id }} />
      </DetailColumn>
    </DetailColumns>
  );
}
