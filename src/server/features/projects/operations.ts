import type { Handlers } from '../../operations/call';
import { addProjectMembers } from './members/addProjectMembers';
import { addStatusUpdate } from './updates/addStatusUpdate';
import { createProject } from './createProject';
import { deleteStatusUpdate } from './updates/deleteStatusUpdate';
import { editProject } from './editProject';
import { editProjectMember } from './members/editProjectMember';
import { editProjectStatus } from './editProjectStatus';
import { editStatusUpdate } from './updates/editStatusUpdate';
import { getIssueStatistics } from './getIssueStatistics';
import { getMemberStatistics } from './members/getMemberStatistics';
import { getProject } from './getProject';
import { listDeletedProjects } from './listDeletedProjects';
import { listFormerMembers } from './members/listFormerMembers';
import { listProjectEmployees } from './members/listProjectEmployees';
import { listProjectMembers } from './members/listProjectMembers';
import { listProjects } from './listProjects';
import { listRequirements } from './listRequirements';
import { listSprints } from './listSprints';
import { listStatusUpdates } from './updates/listStatusUpdates';
import { listTaskAnalytics } from './listTaskAnalytics';
import { listTechStacks } from './listTechStacks';
import { removeProjectMember } from './members/removeProjectMember';

export const projectsOperations = {
  listProjects,
  getProject,
  editProjectStatus,
  editProject,
  createProject,
  listDeletedProjects,
  listProjectMembers,
  addProjectMembers,
  editProjectMember,
  removeProjectMember,
  listStatusUpdates,
  addStatusUpdate,
  editStatusUpdate,
  deleteStatusUpdate,
  getMemberStatistics,
  listProjectEmployees,
  listFormerMembers,
  listSprints,
  listTaskAnalytics,
  getIssueStatistics,
  listTechStacks,
  listRequirements,
} satisfies Partial<Handlers>;
