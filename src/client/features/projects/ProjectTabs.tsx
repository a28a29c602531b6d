import { projectPath } from '../../../domain/projects/projectPath';
import { lensMark } from '../../permissions/lensMark';
import { useIsPermitted } from '../../permissions/useIsPermitted';
import { TabBar, type LinkTab } from '../../ui/layout/TabBar';

/** The tabs of a project: View, All Tasks, Members, Milestone, Sprint, Timeline and Calendar, each by its flag (PERM of S1 §6), and Charts. */
export function ProjectTabs({ projectId }: { readonly projectId: string }) {
  const maySeeTasks = useIsPermitted('Project.All_Task');
  const maySeeMembers = useIsPermitted('Project.View_Member');
  const maySeeMilestones = useIsPermitted('Milestone_Project.*');
  const maySeeSprints = useIsPermitted('Sprint_Project.*');
  const tabs: (LinkTab & { readonly isShown: boolean })[] = [
    { label: 'View', to: projectPath(projectId), isShown: true },
    {
      label: 'All Tasks',
      to: projectPath(projectId, 'tasks'),
      isShown: maySeeTasks,
      mark: lensMark('Project.All_Task'),
    },
    {
      label: 'Members',
      to: projectPath(projectId, 'member'),
      isShown: maySeeMembers,
      mark: lensMark('Project.View_Member'),
    },
    {
      label: 'Milestone',
      to: projectPath(projectId, 'milestone'),
      isShown: maySeeMilestones,
      mark: lensMark('Milestone_Project.*'),
    },
    {
      label: 'Sprint',
      to: projectPath(projectId, 'sprint'),
      isShown: maySeeSprints,
      mark: lensMark('Sprint_Project.*'),
    },
    {
      label: 'Charts',
      to: projectPath(projectId, 'charts'),
      isShown: maySeeSprints,
      mark: lensMark('Sprint_Project.*'),
    },
    {
      label: 'Timeline',
      to: projectPath(projectId, 'timeline'),
      isShown: maySeeTasks,
      mark: lensMark('Project.All_Task'),
    },
    {
      label: 'Calendar',
      to: projectPath(projectId, 'calendar'),
      isShown: maySeeTasks,
      mark: lensMark('Project.All_Task'),
    },
  ];
  return <TabBar label="Project" tabs={tabs.filter((tab) => tab.isShown)} />;
}
