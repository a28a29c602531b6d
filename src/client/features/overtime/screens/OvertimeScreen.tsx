import { PlusIcon } from '@blueprintjs/icons';
import { useSelector } from 'react-redux';
import { useListOvertimeProjectsQuery } from '../../../api/api';
import { lensMark } from '../../../permissions/lensMark';
import { selectArePermissionsKnown } from '../../../permissions/permissionSelectors';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { selectUser } from '../../../session/sessionSelectors';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Tabbed } from '../../../ui/layout/Tabbed';
import { useUrlChoice } from '../../../widgets/url-state/useUrlChoice';
import { useUrlRecord } from '../../../widgets/url-state/useUrlRecord';
import { LeaveAreaTabs } from '../../leave/LeaveAreaTabs';
import { OvertimeFormDialog } from './OvertimeFormDialog';
import { OvertimeLogDrawer } from './OvertimeLogDrawer';
import { OvertimeTable } from './OvertimeTable';
import './overtime.css';
import { Button } from '../../../ui/controls/Button';

const lists = ['own', 'team', 'projects', 'all'] as const;
const marks = {
  own: {},
  team: lensMark('Me.Team_Leave'),
  projects: lensMark('Overtime.Approve_Overtime'),
  all: lensMark('Overtime.All_Overtime'),
} as const;
const titles = { own: 'My overtime', team: 'My team', projects: 'My projects', all: 'Everybody' } as const;

/** True for project managers, and for users who may decide overtime of others. */
function useHasProjects(): boolean {
  const ownId = useSelector(selectUser)?._id;
  const { data: projects = [] } = useListOvertimeProjectsQuery();
  const mayApprove = useIsPermitted('Overtime.Approve_Overtime');
  return (
    mayApprove ||
    projects.some(
      (project) =>
        ownId !== undefined && [project.Project_manager_id, project.Technical_project_manager_id].includes(ownId),
    )
  );
}

/** /overtime (ROUTE-060): the user's own entries, those of the team and of managed projects, and those of all employees. */
export default function OvertimeScreen() {
  const hasProjects = useHasProjects();
  const seesAll = useIsPermitted('Overtime.All_Overtime');
  const seesTeam = useIsPermitted('Me.Team_Leave');
  const arePermissionsKnown = useSelector(selectArePermissionsKnown);
  const [asked, chooseList] = useUrlChoice('list', lists);
  const [adding, showForm] = useUrlRecord('add');
  const [logs, showLogs] = useUrlRecord('logs');
  const list = (asked === 'all' && !seesAll) || (asked === 'team' && !seesTeam) ? 'own' : asked;
  const isOffered = {
    own: true,
    team: seesTeam,
    projects: hasProjects || seesAll || list === 'projects',
    all: seesAll,
  };
  // Otherwise a link to a list would first read, and show, another one.
  const isUndecided = list !== asked && !arePermissionsKnown;
  const tabs = lists.filter((id) => isOffered[id]).map((id) => ({ id, title: titles[id], mark: marks[id] }));
  const addButton = <Button intent="primary" icon={<PlusIcon />} text="Add" onClick={() => showForm('1')} />;
  return (
    <Page content="fill" header={<PageHeader title="Overtime" actions={addButton} />} bar={<LeaveAreaTabs />}>
      <div className="db-overtime-screen">
        <Tabbed name="overtime" tabs={tabs} selected={list} onSelect={chooseList}>
          {!isUndecided && (
            <OvertimeTable
              key={list}
              scope={list}
              emptyAction={list === 'own' ? addButton : undefined}
              onLogs={showLogs}
            />
          )}
        </Tabbed>
      </div>
      {adding !== null && <OvertimeFormDialog onClose={() => showForm(null)} />}
      <OvertimeLogDrawer entryId={logs} onClose={() => showLogs(null)} />
    </Page>
  );
}
