import type { OvertimeStatus } from './overtimeChoices';

/** An entry as far as deciding on it goes. */
export interface DecidableOvertime {
  readonly status: OvertimeStatus;
  readonly employeeId: string;
  readonly projectManagerId: string | null;
  readonly technicalProjectManagerId: string | null;
}

/** Who looks at it. */
export interface OvertimeViewer {
  readonly employeeId: string;
  /** 'Group.Flag' of every flag that is granted. */
  readonly grantedFlags: ReadonlySet<string>;
}

/** Own ones, those of projects that one manages, and with Overtime.All_Overtime everybody's. */
const maySeeOvertime = (entry: DecidableOvertime, { employeeId, grantedFlags }: OvertimeViewer): boolean =>
  [entry.employeeId, entry.projectManagerId, entry.technicalProjectManagerId].includes(employeeId) ||
  grantedFlags.has('Overtime.All_Overtime');

/** the project's manager, or with Overtime.Approve_Overtime whoever may see it; nobody for himself or herself. */
export const isDeciderOfOvertime = (entry: DecidableOvertime, viewer: OvertimeViewer): boolean =>
  entry.employeeId !== viewer.employeeId &&
  (entry.projectManagerId === viewer.employeeId ||
    (viewer.grantedFlags.has('Overtime.Approve_Overtime') && maySeeOvertime(entry, viewer)));

/** E-21: only once. */
export const mayDecideOvertime = (entry: DecidableOvertime, viewer: OvertimeViewer): boolean =>
  entry.status === 'Pending' && isDeciderOfOvertime(entry, viewer);
