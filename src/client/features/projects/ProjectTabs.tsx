import { lensMark } from '../../permissions/lensMark';
import { useIsPermitted } from '../../permissions/useIsPermitted';
import { TabBar, type LinkTab } from '../../ui/layout/TabBar';

/** The tabs of a project: View, All Tasks, Members, Milestone, Sprint, Timeline and Calendar, each by its flag (PERM of S1 §6), and Charts. */
export function ProjectTabs({ projectId }: { readonly projectId: string }) {
  const id = encodeURIComponent(projectId);
  const maySeeTasks = useIsPermitted('Project.All_Task');
  const maySeeMembers = useIsPermitted('Project.View_Member');
  const maySeeMilestones = useIsPermitted('Milestone_Project.*');
  const maySeeSprints = useIsPermitted('Sprint_Project.*');
  const tabs: (LinkTab & { readonly isShown: boolean })[] = [
    { label: 'View', to: `/project/view/${id}`, isShown: true },
    { label: 'All Tasks', to: `/project/tasks/${id}`, isShown: maySeeTasks, mark: lensMark('Project.All_Task') },
    { label: 'Members', to: `/project/member/${id}`, isShown: maySeeMembers, mark: lensMark('Project.View_Member') },
    {
      label: 'Milestone',
      to: `/project/milestone/${id}`,
      isShown: maySeeMilestones,
      mark: lensMark('Milestone_Project.*'),
    },
    { label: 'Sprint', to: `/project/sprint/${id}`, isShown: maySeeSprints, mark: lensMark('Sprint_Project.*') },
    { label: 'Charts', to: `/project/charts/${id}`, isShown: maySeeSprints, mark: lensMark('Sprint_Project.*') },
    { label: 'Timeline', to: `/project/timeline/${id}`, isShown: maySeeTasks, mark: lensMark('Project.All_Task') },
    { label: 'Calendar', to: `/project/calendar/${id}`, isShown: maySeeTasks, mark: lensMark('Project.All_Task') },
  ];
  return <TabBar label="Project" tabs={tabs.filter((tab) => tab.isShown)} />;
}
