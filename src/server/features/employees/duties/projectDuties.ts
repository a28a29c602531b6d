import { notificationLinks } from '../../../../domain/notifications/notificationLinks';
import { shortTaskPath } from '../../../../domain/tasks/taskPath';
import { projectPath } from '../../../../domain/projects/projectPath';
import { suggestedSuccessor } from '../../../../domain/employees/duties';
import { groupedBy } from '../../../../domain/collections/groupedBy';
import { leaderAction } from '../../../../domain/history/historyFields';
import { handOverTasks } from '../../../assignments/handOverTasks';
import type { NewHistoryEntry } from '../../../history/historyEntry';
import { addHistoryEntries } from '../../../history/historyRepository';
import { notifyAll } from '../../../notifications/notify';
import type { Duty, DutyContext, DutyGrant, DutySource } from './duty';
import type { PossibleSuccessor } from './dutyPeopleReadModel';
import {
  countDutyProjects,
  countOpenTasks,
  membersForLeads,
  membersForTasks,
  overtimeToDecide,
  visibleOpenTasks,
  visibleDutyProjects,
  type ManagerColumn,
} from './projectDutiesReadModel';
import { transferProjectLeads, storeManagers } from './projectDutiesRepository';

/** Open tasks of each project, for another active member of it. */
export const taskDuties: DutySource = {
  list: async ({ caller, database, leaving }) => {
    const [tasks, total, candidates] = await Promise.all([
      visibleOpenTasks(database, caller, leaving.id),
      countOpenTasks(database, leaving.id),
      membersForTasks(database, caller, leaving.id),
    ]);
    const byProject = groupedBy(tasks, (task) => task.project_id);
    const members = groupedBy(candidates, (member) => member.project_id);
    const duties = [...byProject].flatMap(([projectId, own]): Duty[] => {
      const [first] = own;
      if (first === undefined) return [];
      const candidateIds = (members.get(projectId) ?? []).map(({ id }) => id);
      return [
        {
          kind: 'tasks',
          subjectId: projectId,
          subject: first.project_name,
          items: own.map(({ id, key, summary }) => ({ id, text: `${key} ${summary}`, path: shortTaskPath(id) })),
          candidateIds,
          suggestedId: suggestedSuccessor(candidateIds, [
            first.technical_project_manager_id,
            first.project_manager_id,
            leaving.team_leader_id,
          ]),
        },
      ];
    });
    return { duties, hidden: total - tasks.length };
  },
  handOver: (context, grants) =>
    handOverTasks(
      context,
      context.leaving,
      grants.map(({ duty, successor }) => ({ projectId: duty.subjectId, successor })),
    ),
};

interface Management {
  readonly kind: 'project-manager' | 'technical-project-manager';
  readonly column: ManagerColumn;
  readonly field: 'project_manager' | 'technical_project_manager';
  readonly title: string;
  readonly isPossible: (person: PossibleSuccessor) => boolean;
}

/** The notifications name the pending overtime of the project, which the new manager decides. */
async function notifyManagers(
  { caller, database, now, leaving }: DutyContext,
  { title, kind }: Management,
  grants: readonly DutyGrant[],
): Promise<void> {
  const waiting = kind === 'project-manager' ? await overtimeToDecide(database, caller, leaving.id) : [];
  const byProject = groupedBy(waiting, ({ project_id }) => project_id);
  await notifyAll(
    database,
    grants.map(({ duty, successor }) => {
      const count = byProject.get(duty.subjectId)?.length ?? 0;
      const overtime = count === 0 ? '' : `; pending overtime to decide: ${count}`;
      return {
        recipientIds: [successor.id],
        actorId: caller.employeeId,
        kind: 'project-member',
        text: `${caller.fullName} made you the ${title} of ${duty.subject}${overtime}`,
        path: notificationLinks['project-member'].record.project(duty.subjectId),
        happenedAt: now,
      };
    }),
  );
}

function managementDuties(management: Management): DutySource {
  const { kind, column, field, isPossible } = management;
  return {
    list: async ({ caller, database, leaving, people }) => {
      const [projects, total] = await Promise.all([
        visibleDutyProjects(database, caller, column, leaving.id),
        countDutyProjects(database, column, leaving.id),
      ]);
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
      return { duties, hidden: total - projects.length };
    },
    handOver: async (context, grants) => {
      const { caller, database, leaving, now } = context;
      await notifyManagers(context, management, grants);
      await storeManagers(
        database,
        column,
        grants.map(({ duty, successor }) => ({ projectId: duty.subjectId, managerId: successor.id })),
        now,
      );
      await addHistoryEntries(
        database,
        grants.map(({ duty, successor }) => ({
          subject: { kind: 'project', id: duty.subjectId },
          actorId: caller.employeeId,
          happenedAt: now,
          change: { field, previous: leaving.full_name, current: successor.full_name },
        })),
      );
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
    const [projects, total, allMembers] = await Promise.all([
      visibleDutyProjects(database, caller, 'leader', leaving.id),
      countDutyProjects(database, 'leader', leaving.id),
      membersForLeads(database, caller, leaving.id),
    ]);
    const members = groupedBy(allMembers, (member) => member.project_id);
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
    return { duties, hidden: total - projects.length };
  },
  handOver: async ({ caller, database, leaving, now }, grants) => {
    await transferProjectLeads(
      database,
      leaving.id,
      grants.map(({ duty, successor }) => ({ project_id: duty.subjectId, employee_id: successor.id })),
    );
    await addHistoryEntries(
      database,
      grants.flatMap(({ duty, successor }) =>
        [leaderAction(leaving.full_name, false), leaderAction(successor.full_name, true)].map(
          (action): NewHistoryEntry => ({
            subject: { kind: 'project', id: duty.subjectId },
            actorId: caller.employeeId,
            happenedAt: now,
            action,
          }),
        ),
      ),
    );
    await notifyAll(
      database,
      grants.map(({ duty, successor }) => ({
        recipientIds: [successor.id],
        actorId: caller.employeeId,
        kind: 'project-member',
        text: `${caller.fullName} made you a leader of the project ${duty.subject}`,
        path: notificationLinks['project-member'].record.project(duty.subjectId),
        happenedAt: now,
      })),
    );
  },
};
