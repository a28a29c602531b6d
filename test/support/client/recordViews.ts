import type { ChangeKind } from '../../../src/domain/live/changeKinds';

/** An answer that shows records in a form of its own. */
interface RecordView {
  /** Why its rows are facts of the page and not the record itself. */
  readonly reason: string;
  /** The kinds of changes that it shows. */
  readonly of: readonly ChangeKind[];
  /** The operations that answer it, each with an argument about the employee 'e' or the project 'p'. */
  readonly answeredBy: Readonly<Record<string, unknown>>;
  /**
   * Which changes make an open page read it again: all that are announced, or those of this page and of the user's own
   * records only, where a page that is open for hours would be read again with every timer of the company.
   */
  readonly follows: 'all changes' | 'own changes';
}

const choice = 'A name and what a choice needs, without the version of the record: a form must not begin with it';
const report =
  'A row of a report: references are records with names in it, where the record has ids, and some fields are computed';
const employeeTab =
  'A row of a tab of an employee: texts, days and hours are in words here, where the record has ids, both days with halves, or minutes';
const computed = 'Figures and states of now beside the names: they depend on who asks and when';

/** By shape of the contract. */
export const recordViews: Readonly<Record<string, RecordView>> = {
  RoleHolder: {
    reason: 'First and last name are one text, and the position is a name',
    of: ['role', 'employee'],
    answeredBy: { listRoleHolders: { Role_id: 'r' } },
    follows: 'all changes',
  },
  DirectoryEntry: {
    reason: computed,
    of: ['employee', 'leave', 'timer'],
    answeredBy: { listDirectory: undefined },
    follows: 'all changes',
  },
  EmployeeTimeEntry: {
    reason: `${employeeTab}; the minutes of a running timer are counted until now`,
    of: ['timer'],
    answeredBy: { listEmployeeTimeEntries: { id: 'e' } },
    follows: 'all changes',
  },
  EmployeeLeave: {
    reason: employeeTab,
    of: ['leave'],
    answeredBy: { listEmployeeLeaves: 'e' },
    follows: 'all changes',
  },
  EmployeeOvertime: {
    reason: employeeTab,
    of: ['overtime'],
    answeredBy: { listEmployeeOvertime: 'e' },
    follows: 'all changes',
  },
  EmployeeRating: {
    reason: `${employeeTab}; the averages depend on whether the leader has rated`,
    of: ['rating'],
    answeredBy: { listEmployeeRatings: 'e' },
    follows: 'all changes',
  },
  EmployeeProject: {
    reason: 'The part of this employee in a project and the work in it belong to both, not to the project',
    of: ['project', 'members', 'task'],
    answeredBy: { listEmployeeProjects: { id: 'e' } },
    follows: 'all changes',
  },
  SprintChoice: {
    reason: choice,
    of: ['sprint'],
    answeredBy: { listSprints: { Project_id: 'p' } },
    follows: 'all changes',
  },
  ReportMilestone: {
    reason: report,
    of: ['milestone'],
    answeredBy: { listDueMilestones: undefined, getMilestoneReport: undefined },
    follows: 'all changes',
  },
  ReportSprint: {
    reason: report,
    of: ['sprint'],
    answeredBy: { listDueSprints: undefined, getSprintReport: undefined },
    follows: 'all changes',
  },
  ReportTimerEntry: {
    reason: report,
    of: ['timer'],
    answeredBy: {
      listRunningTaskTimers: undefined,
      listTimerEntries: {},
      getTaskTimerReport: {},
    },
    follows: 'own changes',
  },
  ReportProjectUpdate: {
    reason: report,
    of: ['comment'],
    answeredBy: { getProjectStatusReport: {} },
    follows: 'own changes',
  },
  OwnDue: {
    reason: 'Milestones and sprints in one list: an id alone names none of them',
    of: ['milestone', 'sprint'],
    answeredBy: { listOwnDues: undefined },
    follows: 'all changes',
  },
  OwnOvertime: {
    reason: "A line of the user's month: hours that were approved or claimed, and the name of the project",
    of: ['overtime'],
    answeredBy: { getOwnMonth: { month: '2026-03' } },
    follows: 'all changes',
  },
  PortfolioProject: {
    reason: computed,
    of: ['project', 'task', 'sprint', 'milestone', 'status-update', 'leave'],
    answeredBy: { listPortfolio: undefined },
    follows: 'all changes',
  },
  PendingItem: {
    reason: 'Five kinds of requests in one list, with what is asked for in words: an id alone names none of them',
    of: ['leave', 'manual-attendance', 'overtime', 'rating', 'present-record'],
    answeredBy: { listPendingItems: { scope: 'all' } },
    follows: 'all changes',
  },
};
