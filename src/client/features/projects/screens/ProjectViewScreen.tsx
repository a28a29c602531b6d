import { EditIcon } from '@blueprintjs/icons';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useGetProjectQuery, type Project } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { freshLinks } from '../../../api/freshLinks';
import { selectProjectById, type WithRecords } from '../../../entities/knownRecords';
import { lensMark } from '../../../permissions/lensMark';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { usePageKeys } from '../../../ui/keys/usePageKeys';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { ProjectNotFound } from '../ProjectNotFound';
import { PageSkeleton } from '../../../ui/states/PageSkeleton';
import { useUrlChoice } from '../../../widgets/url-state/useUrlChoice';
import { ProjectTabs } from '../ProjectTabs';
import { useCommentDraft } from '../../../widgets/activity/useCommentDraft';
import { useScreenTitle } from '../../../widgets/useScreenTitle';
import { ContentTabs, projectContents, type ProjectContent } from './ContentTabs';
import { EditProjectDialog } from './EditProjectDialog';
import { ProjectDetailsTab } from './ProjectDetailsTab';
import { LastStatusUpdate } from '../updates/LastStatusUpdate';
import { StatusUpdatesTab } from '../updates/StatusUpdatesTab';
import { ProjectRatioTab } from '../statistics/ProjectRatioTab';
import { useOverlay } from '../../../screen-state/useOverlay';
import { ProjectSideMenu } from './ProjectSideMenu';
import { ProjectStatusSelect } from './ProjectStatusSelect';
import './projects.css';
import { Button } from '../../../ui/controls/Button';

interface ProjectContentsProps {
  readonly project: Project;
  readonly content: ProjectContent;
  readonly onChoose: (content: ProjectContent) => void;
}

/** The tabs of the page. A comment that is being written stays while another one is open. */
function ProjectContents({ project, content, onChoose }: ProjectContentsProps) {
  const draft = useCommentDraft(project._id);
  return (
    <ContentTabs content={content} onChoose={onChoose}>
      {content === 'ratio' ? (
        <ProjectRatioTab projectId={project._id} />
      ) : content === 'details' ? (
        <ProjectDetailsTab project={project} draft={draft} />
      ) : (
        <StatusUpdatesTab projectId={project._id} />
      )}
    </ContentTabs>
  );
}

/** /project/view/{id}: one project (SCR-013 to SCR-025). */
export default function ProjectViewScreen() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const location = useLocation();
  const { currentData, error, isFetching, refetch } = useGetProjectQuery({ id }, freshLinks);
  const known = useSelector((state: WithRecords) => selectProjectById(state, id));
  // Lists may have brought it before its page is read.
  const project = known ?? currentData;
  const mayEdit = useIsPermitted('Project.Edit_Project');
  const [content, chooseContent] = useUrlChoice('tab', projectContents);
  const editing = useOverlay('edit');
  usePageKeys('Project', [
    mayEdit && project !== undefined && { keys: 'e', description: 'Edit the project', run: () => editing.open(null) },
  ]);
  useScreenTitle(project?.Project_name);

  const failure = shownFailure(error);
  if (failure?.httpStatus === 404) return <ProjectNotFound />;
  if (!project && !failure) return <PageSkeleton shape="detail" />;
  if (!project) {
    return (
      <Page header={<PageHeader title="Project" />}>
        <LoadFailed what="the project" failure={failure} onRetry={refetch} isRetrying={isFetching} />
      </Page>
    );
  }
  // A page that was opened by a link has no previous page.
  const goBack = (): void => void (location.key === 'default' ? navigate('/projects') : navigate(-1));
  return (
    <Page
      header={
        <PageHeader
          title={project.Project_name}
          breadcrumb={[{ label: 'Project', to: '/projects' }, { label: project.Project_short_name }]}
          aside={<ProjectStatusSelect project={project} />}
          onBack={goBack}
          actions={
            mayEdit && (
              <Button
                {...lensMark('Project.Edit_Project')}
                icon={<EditIcon />}
                text="Edit"
                onClick={() => editing.open(null)}
              />
            )
          }
        />
      }
      bar={<ProjectTabs projectId={id} />}
    >
      {failure && (
        <LoadFailed
          what="the latest version of the project"
          failure={failure}
          onRetry={refetch}
          isRetrying={isFetching}
        />
      )}
      <div className="db-project-view">
        <ProjectSideMenu project={project} />
        <div className="db-project-content">
          {content !== 'updates' && <LastStatusUpdate projectId={id} onShowAll={() => chooseContent('updates')} />}
          <ProjectContents project={project} content={content} onChoose={chooseContent} />
        </div>
      </div>
      {editing.isOpen && <EditProjectDialog project={project} onClose={editing.close} />}
    </Page>
  );
}
