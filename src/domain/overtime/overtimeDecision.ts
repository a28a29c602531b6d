import { mayChangeInMonth } from '../present-data/closedMonth';
import type { OvertimeStatus } from './overtimeChoices';

/** The parts of an entry that a decision depends on. */
export interface DecidableOvertime {
  readonly status: OvertimeStatus;
  readonly employeeId: string;
  readonly projectManagerId: string | null;
  readonly technicalProjectManagerId: string | null;
  /** The month ('YYYY-MM') of its day when it is closed; null while it is open. */
  readonly closedMonth: string | null;
}

/** The user who looks at it. */
export interface OvertimeViewer {
  readonly employeeId: string;
  /** 'Group.Flag' of every flag that is granted. */
  readonly grantedFlags: ReadonlySet<string>;
}

/** The employee whose entries they are. */
export interface OvertimeOwner {
  readonly employeeId: string;
  readonly teamLeaderId: string | null;
}

/** Lists of entries: own ones, those of the team, those of the projects that the user manages, and all. */
export type OvertimeScope = 'own' | 'team' | 'projects' | 'all';

/**
 * The lists that a user may open. A user sees exactly the entries that are in one of them (B-09). A team leader sees
 * those of the team, as with leave and attendance.
 */
export const openOvertimeScopes = ({ grantedFlags }: Pick<OvertimeViewer, 'grantedFlags'>): OvertimeScope[] => [
  'own',
  ...(grantedFlags.has('Me.Team_Leave') ? (['team'] as const) : []),
  'projects',
  ...(grantedFlags.has('Overtime.All_Overtime') ? (['all'] as const) : []),
];

type Managers = Pick<DecidableOvertime, 'projectManagerId' | 'technicalProjectManagerId'>;
type SeenOvertime = OvertimeOwner & Managers;

const isManager = ({ projectManagerId, technicalProjectManagerId }: Managers, viewerId: string): boolean =>
  projectManagerId === viewerId || technicalProjectManagerId === viewerId;

const isInScope: Readonly<Record<OvertimeScope, (entry: SeenOvertime, viewerId: string) => boolean>> = {
  own: ({ employeeId }, viewerId) => employeeId === viewerId,
  team: ({ teamLeaderId }, viewerId) => teamLeaderId === viewerId,
  projects: isManager,
  all: () => true,
};

export const maySeeOvertime = (entry: SeenOvertime, viewer: OvertimeViewer): boolean =>
  openOvertimeScopes(viewer).some((scope) => isInScope[scope](entry, viewer.employeeId));

/** Whether a user may see every entry of an employee: managing a project opens those of the project only. */
export const maySeeOvertimeOfEmployee = (owner: OvertimeOwner, viewer: OvertimeViewer): boolean =>
  maySeeOvertime({ ...owner, projectManagerId: null, technicalProjectManagerId: null }, viewer);

/**
 * the project's manager; with Overtime.Approve_Overtime also its technical manager, and with
 * Overtime.All_Overtime as well everyone else; never the owner.
 */
export const isDeciderOfOvertime = (entry: Omit<DecidableOvertime, 'closedMonth'>, viewer: OvertimeViewer): boolean =>
  entry.employeeId !== viewer.employeeId &&
  (entry.projectManagerId === viewer.employeeId ||
    (viewer.grantedFlags.has('Overtime.Approve_Overtime') &&
      (isManager(entry, viewer.employeeId) || viewer.grantedFlags.has('Overtime.All_Overtime'))));

/** E-21: a decision is final; that of a closed month is HR's. */
export const mayDecideOvertime = (entry: DecidableOvertime, viewer: OvertimeViewer): boolean =>
  entry.status === 'Pending' && isDeciderOfOvertime(entry, viewer) && mayChangeInMonth(entry.closedMonth, viewer);
