import type { Kysely } from 'kysely';
import { projectMessages, projectProblems } from '../../../domain/projects/projectRules';
import { changedText } from '../../../domain/validation/enteredText';
import type { FieldProblem } from '../../../domain/validation/fieldProblem';
import type { Day } from '../../../domain/calendar/day';
import { checkAttachments, type AttachmentChanges } from '../../attachments/attachmentChanges';
import { allInOrder } from '../../database/transactions/allInOrder';
import type { Schema } from '../../database/schema';
import type { Call } from '../../operations/call';
import { cleanRichText } from '../../richtext/cleanRichText';
import { readChoices, peopleById, type ProjectPerson } from './projectChoicesReadModel';
import { chooseNames, listedNames, type ChosenNames } from './projectNames';
import type { ProjectFile, ProjectRow } from './projectReadModel';
import type { ProjectValues } from './projectRepository';

/** The form of a new or existing project. */
type Body = Omit<Call<'editProject'>['body'], 'id' | 'Version'>;

/** The stored values that a save is compared with. */
type StoredProject = Pick<
  ProjectRow,
  Exclude<keyof ProjectValues, 'name' | 'client_name' | 'status'> | 'member_ids' | 'tech_stacks' | 'requirements'
>;

/** The stored values of a new project. */
export const noProject: StoredProject = {
  project_manager_id: null,
  technical_project_manager_id: null,
  awarded_on: null,
  started_on: null,
  description: null,
  remark: null,
  platform: null,
  project_type: null,
  member_ids: null,
  tech_stacks: null,
  requirements: null,
};

/** The effect of a save; nothing is stored yet. */
export interface ProjectSave {
  values: Required<Omit<ProjectValues, 'status'>>;
  techStacks: ChosenNames;
  requirements: ChosenNames;
  memberIds: string[];
  attachments: AttachmentChanges;
  people: Map<string, ProjectPerson>;
  problems: FieldProblem[];
}

const formatted = (sent: string | undefined, stored: string | null): string | null => {
  if (sent === undefined || sent === stored) return stored;
  const clean = cleanRichText('Project_description', sent);
  return clean === '' ? null : clean;
};

/** Managers must be active and have the designation (BEH-058, BEH-059); present ones may stay. */
function managerProblems(save: Pick<ProjectSave, 'values' | 'people'>, stored: StoredProject): FieldProblem[] {
  const managerId = save.values.project_manager_id;
  const technicalManagerId = save.values.technical_project_manager_id;
  const manager = save.people.get(managerId ?? '');
  const technicalManager = save.people.get(technicalManagerId ?? '');
  const problems: FieldProblem[] = [];
  if (managerId !== stored.project_manager_id && !(manager?.isActive && manager.isProjectManager))
    problems.push({ field: 'Project_manager_id', message: projectMessages.manager });
  if (
    technicalManagerId !== stored.technical_project_manager_id &&
    !(technicalManager?.isActive && technicalManager.isTechnicalProjectManager)
  ) {
    problems.push({ field: 'Technical_project_manager_id', message: projectMessages.technicalManager });
  }
  return problems;
}

/** Parses the form, with all problems (VAL-020 to VAL-028). */
export async function checkProjectSave(
  database: Kysely<Schema>,
  body: Body,
  stored: StoredProject,
  files: readonly ProjectFile[],
  today: Day,
): Promise<ProjectSave> {
  const storedMemberIds = listedNames(stored.member_ids);
  const memberIds = body.Project_member === undefined ? storedMemberIds : listedNames(body.Project_member);
  const [people, knownStacks, knownRequirements] = await allInOrder([
    peopleById(database, [
      ...new Set([body.Project_manager_id, body.Technical_project_manager_id, ...memberIds, ...storedMemberIds]),
    ]),
    readChoices(database, 'tech_stacks'),
    readChoices(database, 'requirements'),
  ]);
  const values = {
    name: body.Project_name.trim(),
    client_name: body.Client_name.trim(),
    project_manager_id: body.Project_manager_id,
    technical_project_manager_id: body.Technical_project_manager_id,
    awarded_on: changedText(body.Project_awarded_date, stored.awarded_on),
    started_on: changedText(body.Project_start_date, stored.started_on),
    description: formatted(body.Project_description, stored.description),
    remark: changedText(body.Remark, stored.remark),
    platform: changedText(body.Platform, stored.platform),
    project_type: changedText(body.Project_type, stored.project_type),
  };
  const techStacks = chooseNames('Tech_stack', body.Tech_stack, stored.tech_stacks, knownStacks);
  const requirements = chooseNames(
    'Client_requirement',
    body.Client_requirement ?? stored.requirements ?? '',
    stored.requirements,
    knownRequirements,
  );
  const attachments = checkAttachments(files, body.olddocument, body.demo_image);
  const isUnknownMember = (id: string): boolean => !storedMemberIds.includes(id) && people.get(id)?.isActive !== true;
  const entered = { ...body, Tech_stack: listedNames(body.Tech_stack).join(',') };
  const fieldProblems = projectProblems(
    entered,
    { Project_awarded_date: stored.awarded_on, Project_start_date: stored.started_on },
    today,
  );
  const missing = new Set(fieldProblems.map((problem) => problem.field));
  const problems = [
    ...fieldProblems,
    ...managerProblems({ values, people }, stored).filter((problem) => !missing.has(problem.field)),
    ...techStacks.problems,
    ...requirements.problems,
    ...(memberIds.some(isUnknownMember)
      ? [{ field: 'Project_member', message: 'Only active employees can become members' }]
      : []),
    ...attachments.problems,
  ];
  return { values, techStacks, requirements, memberIds, attachments, people, problems };
}
