import { projectPath } from '../../../../domain/projects/projectPath';
import { HorizontalBarChartIcon, PlusIcon } from '@blueprintjs/icons';
import { useParams } from 'react-router-dom';
import { lensMark } from '../../../permissions/lensMark';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { ProjectTabPage } from '../ProjectTabPage';
import { useOverlay } from '../../../screen-state/useOverlay';
import { AddMembersDialog } from './AddMembersDialog';
import { MembersTable } from './MembersTable';
import { Button } from '../../../ui/controls/Button';

/** /project/member/{id}: the members of the project with their work (C-16, D-02). */
export default function MembersScreen() {
  const { id = '' } = useParams();
  const mayEdit = useIsPermitted('Project.Edit_Member');
  const addition = useOverlay('add');
  const addButton = mayEdit && (
    <Button
      {...lensMark('Project.Edit_Member')}
      intent="primary"
      icon={<PlusIcon />}
      text="Add Members"
      onClick={() => addition.open(null)}
    />
  );
  const actions = (
    <>
      <LinkButton
        variant="minimal"
        icon={<HorizontalBarChartIcon />}
        text="Employee chart"
        to={projectPath(id, 'employeechart')}
      />
      {addButton}
    </>
  );
  return (
    <ProjectTabPage projectId={id} title="Members" actions={actions}>
      {(project) => (
        <>
          <MembersTable key={id} projectId={id} project={project} mayEdit={mayEdit} emptyAction={addButton} />
          {addition.isOpen && project && <AddMembersDialog project={project} onClose={addition.close} />}
        </>
      )}
    </ProjectTabPage>
  );
}
