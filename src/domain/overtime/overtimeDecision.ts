import type { OvertimeStatus } from './overtimeChoices';

/** The parts of an entry that a decision depends on. */
export interface DecidableOvertime {
  readonly status: OvertimeStatus;
  readonly employeeId: string;
  readonly projectManagerId: string | null;
  readonly technicalProjectManagerId: string | null;
}

/** The user who looks at it. */
export interface OvertimeViewer {
  readonly employeeId: string;
  /** 'Group.Flag' of every flag that is granted. */
  readonly grantedFlags: ReadonlySet<string>;
}

/** Users see their own entries, those of projects they manage, and all with Overtime.All_Overtime. */
const maySeeOvertime = (entry: DecidableOvertime, { employeeId, grantedFlags }: OvertimeViewer): boolean =>
  [entry.employeeId, entry.projectManagerId, entry.technicalProjectManagerId].includes(employeeId) ||
  grantedFlags.has('Overtime.All_Overtime');

/** the project's manager, or a holder of Overtime.Approve_Overtime who can see the entry; never its owner. */
export const isDeciderOfOvertime = (entry: DecidableOvertime, viewer: OvertimeViewer): boolean =>
  entry.employeeId !== viewer.employeeId &&
  (entry.projectManagerId === viewer.employeeId ||
    (viewer.grantedFlags.has('Overtime.Approve_Overtime') && maySeeOvertime(entry, viewer)));

/** E-21: a decision is final. */
export const mayDecideOvertime = (entry: DecidableOvertime, viewer: OvertimeViewer): boolean =>
  entry.status === 'Pending' && isDeciderOfOvertime(entry, viewer);
