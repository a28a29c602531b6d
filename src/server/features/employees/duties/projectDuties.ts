import { suggestedSuccessor } from '../../../../domain/employees/duties';
import { groupedBy } from '../../../../domain/collections/groupedBy';
import { leaderAction } from '../../../../domain/history/historyFields';
import { handOverTasks } from '../../../assignments/handOverTasks';
import { addHistoryEntries, recordChanges } from '../../../history/historyRepository';
import { notify } from '../../../notifications/notify';
import type { Duty, DutyContext, DutySource } from './duty';
import type { PossibleSuccessor } from './dutyPeopleReadModel';
import {
  activeMembers,
  countDutyProjects,
  countOpenTasks,
  overtimeToDecide,
  visibleOpenTasks,
  visibleDutyProjects,
  type ManagerColumn,
} from './projectDutiesReadModel';
import { transferProjectLead, storeManager } from './projectDutiesRepository';

const projectPath = (id: string): string => `/project/view/${id}`;

/** Open tasks of each project, for another active member of it. */
export const taskDuties: DutySource = {
  list: async ({ caller, database, leaving }) => {
    const tasks = await visibleOpenTasks(database, caller, leaving.id);
    const byProject = groupedBy(tasks, (task) => task.project_id);
    const members = groupedBy(
      await activeMembers(database, [...byProject.keys()], leaving.id),
      (member) => member.project_id,
    );
    const duties = [...byProject].flatMap(([projectId, own]): Duty[] => {
      const [first] = own;
      if (first === undefined) return [];
      const candidateIds = (members.get(projectId) ?? []).map(({ id }) => id);
      return [
        {
          kind: 'tasks',
          subjectId: projectId,
          subject: first.project_name,
          items: own.map(({ id, key, summary }) => ({ id, text: `${key} ${summary}`, path: `/task/${id}` })),
          candidateIds,
          suggestedId: suggestedSuccessor(candidateIds, [
            first.technical_project_manager_id,
            first.project_manager_id,
            leaving.team_leader_id,
          ]),
        },
      ];
    });
    return { duties, hidden: (await countOpenTasks(database, leaving.id)) - tasks.length };
  },
  handOver: (context, { subjectId }, successor) =>
    handOverTasks(context, { projectId: subjectId, leaving: context.leaving, successor }),
};

interface Management {
  readonly kind: 'project-manager' | 'technical-project-manager';
  readonly column: ManagerColumn;
  readonly field: 'project_manager' | 'technical_project_manager';
  readonly title: string;
  readonly isPossible: (person: PossibleSuccessor) => boolean;
}

/** The notification names the pending overtime of the project, which the new manager decides. */
async function notifyManager(
  context: DutyContext,
  { title, kind }: Management,
  project: Duty,
  successorId: string,
): Promise<void> {
  const { caller, database, now, leaving } = context;
  const waiting =
    kind === 'project-manager'
      ? (await overtimeToDecide(database, caller, leaving.id)).filter(
          ({ project_id }) => project_id === project.subjectId,
        ).length
      : 0;
  const overtime = waiting === 0 ? '' : `; pending overtime to decide: ${waiting}`;
  await notify(database, {
    recipientIds: [successorId],
    actorId: caller.employeeId,
    kind: 'project-member',
    text: `${caller.fullName} made you the ${title} of ${project.subject}${overtime}`,
    path: projectPath(project.subjectId),
    happenedAt: now,
  });
}

function managementDuties(management: Management): DutySource {
  const { kind, column, field, isPossible } = management;
  return {
    list: async ({ caller, database, leaving, people }) => {
      const projects = await visibleDutyProjects(database, caller, column, leaving.id);
      const candidateIds = people.filter(isPossible).map(({ id }) => id);
      const duties = projects.map((project): Duty => ({
        kind,
        subjectId: project.id,
        subject: project.name,
        items: [{ id: project.id, text: `${project.name} (${project.short_name})`, path: projectPath(project.id) }],
        candidateIds,
        suggestedId: suggestedSuccessor(candidateIds, [
          leaving.team_leader_id,
          project.project_manager_id,
          project.technical_project_manager_id,
        ]),
      }));
      return { duties, hidden: (await countDutyProjects(database, column, leaving.id)) - projects.length };
    },
    handOver: async (context, duty, successor) => {
      const { caller, database, leaving, now } = context;
      await notifyManager(context, management, duty, successor.id);
      await storeManager(database, duty.subjectId, column, successor.id, now);
      await recordChanges(database, { kind: 'project', id: duty.subjectId }, caller, now, [
        { field, previous: leaving.full_name, current: successor.full_name },
      ]);
    },
  };
}

/** Projects that the employee manages, for employees with the position of a manager. */
export const projectManagerDuties = managementDuties({
  kind: 'project-manager',
  column: 'project_manager_id',
  field: 'project_manager',
  title: 'project manager',
  isPossible: (person) => person.is_project_manager === true,
});
export const technicalManagerDuties = managementDuties({
  kind: 'technical-project-manager',
  column: 'technical_project_manager_id',
  field: 'technical_project_manager',
  title: 'technical project manager',
  isPossible: (person) => person.is_technical_project_manager === true,
});

/** The lead of projects, for another active member of each. */
export const leadDuties: DutySource = {
  list: async ({ caller, database, leaving }) => {
    const projects = await visibleDutyProjects(database, caller, 'leader', leaving.id);
    const members = groupedBy(
      await activeMembers(
        database,
        projects.map(({ id }) => id),
        leaving.id,
      ),
      (member) => member.project_id,
    );
    const duties = projects.map((project): Duty => {
      const candidates = (members.get(project.id) ?? []).filter((member) => !member.is_leader);
      const candidateIds = candidates.map(({ id }) => id);
      return {
        kind: 'project-leader',
        subjectId: project.id,
        subject: project.name,
        items: [{ id: project.id, text: `${project.name} (${project.short_name})`, path: projectPath(project.id) }],
        candidateIds,
        suggestedId: suggestedSuccessor(candidateIds, [
          leaving.team_leader_id,
          project.technical_project_manager_id,
          project.project_manager_id,
        ]),
      };
    });
    return { duties, hidden: (await countDutyProjects(database, 'leader', leaving.id)) - projects.length };
  },
  handOver: async ({ caller, database, leaving, now }, { subject, subjectId }, successor) => {
    await transferProjectLead(database, subjectId, leaving.id, successor.id);
    await addHistoryEntries(
      database,
      [leaderAction(leaving.full_name, false), leaderAction(successor.full_name, true)].map((action) => ({
        subject: { kind: 'project', id: subjectId },
        actorId: caller.employeeId,
        happenedAt: now,
        action,
      })),
    );
    await notify(database, {
      recipientIds: [successor.id],
      actorId: caller.employeeId,
      kind: 'project-member',
      text: `${caller.fullName} made you a leader of the project ${subject}`,
      path: projectPath(subjectId),
      happenedAt: now,
    });
  },
};
