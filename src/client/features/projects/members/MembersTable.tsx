import { Callout } from '@blueprintjs/core';
import { useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  useEditProjectMemberMutation,
  useListProjectMembersQuery,
  type MemberWork,
  type Project,
} from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { lensMark } from '../../../permissions/lensMark';
import type { RowAction } from '../../../table/grid/popover/RowActionsMenu';
import { personName } from '../../../../domain/wording/personName';
import { ListTable } from '../../../table/view/ListTable';
import { useTableView } from '../../../table/view/useTableView';
import { useToday } from '../../../widgets/useToday';
import { memberColumns } from './memberColumns';
import { RemoveMemberDialog } from './RemoveMemberDialog';
import { projectTasksPath } from '../../../../domain/projects/projectTasksPath';
import '../screens/projects.css';
import { useOverlay } from '../../../screen-state/useOverlay';
import { useScreenState } from '../../../screen-state/useScreenState';

const edit = lensMark('Project.Edit_Member');

export interface MembersTableProps {
  readonly projectId: string;
  /** undefined while loading. */
  readonly project: Project | undefined;
  /** Members can be removed and made leaders. */
  readonly mayEdit: boolean;
  readonly emptyAction?: ReactNode;
}

/** The members of a project with their figures; leaders first by default. */
export function MembersTable({ projectId, project, mayEdit, emptyAction }: MembersTableProps) {
  const navigate = useNavigate();
  const today = useToday();
  const {
    currentData: data,
    error,
    isError,
    refetch,
  } = useListProjectMembersQuery(projectId, { refetchOnMountOrArgChange: 30 });
  const [editMember] = useEditProjectMemberMutation();
  const [failureText, setFailureText] = useScreenState('drafts', 'failure', '');
  const removal = useOverlay<{ readonly member: MemberWork }>('remove');
  const columns = useMemo(() => memberColumns(projectId, project, today), [projectId, project, today]);
  const [view, changeView] = useTableView('project-members', columns);

  const lead = async (member: MemberWork): Promise<void> => {
    setFailureText('');
    const { error } = await editMember({
      id: projectId,
      Employee_id: member._id,
      Leader: member.Is_leader ? 'false' : 'true',
    });
    const failure = shownFailure(error);
    if (failure) setFailureText(`${personName(member)} was not changed: ${failure.message}`);
  };
  const openTasks = (member: MemberWork): void =>
    void navigate(projectTasksPath(projectId, { Assignees: [member._id] }));
  const getActions = (member: MemberWork): RowAction[] => [
    { label: 'Tasks', onSelect: () => openTasks(member) },
    ...(mayEdit
      ? [
          {
            label: member.Is_leader ? 'No longer leader' : 'Make leader',
            mark: edit,
            onSelect: () => void lead(member),
          },
          {
            label: 'Remove from project',
            mark: edit,
            intent: 'danger' as const,
            onSelect: () => removal.open({ member }),
          },
        ]
      : []),
  ];
  return (
    <div className="db-projects-table">
      {failureText !== '' && (
        <Callout compact intent="danger" role="alert">
          {failureText}
        </Callout>
      )}
      <ListTable
        name={project ? `Members of ${project.Project_name}` : 'Members'}
        columns={columns}
        list={{ data, error, isError, refetch }}
        view={view}
        onViewChange={changeView}
        emptyText="This project has no members yet"
        emptyAction={emptyAction}
        rowActions={getActions}
        onOpenRow={openTasks}
        exportName={project ? `Members ${project.Project_short_name}` : 'Members'}
      />
      {removal.props && (
        <RemoveMemberDialog projectId={projectId} {...removal.props} members={data ?? []} onClose={removal.close} />
      )}
    </div>
  );
}
