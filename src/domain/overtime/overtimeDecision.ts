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

/** Lists of entries: own ones, those of the projects that the user manages, and all. */
export type OvertimeScope = 'own' | 'projects' | 'all';

/** The lists that a user may open. A user sees exactly the entries that are in one of them (B-09). */
export const openOvertimeScopes = ({ grantedFlags }: Pick<OvertimeViewer, 'grantedFlags'>): OvertimeScope[] => [
  'own',
  'projects',
  ...(grantedFlags.has('Overtime.All_Overtime') ? (['all'] as const) : []),
];

type SeenOvertime = Omit<DecidableOvertime, 'status'>;

const isInScope: Readonly<Record<OvertimeScope, (entry: SeenOvertime, viewerId: string) => boolean>> = {
  own: ({ employeeId }, viewerId) => employeeId === viewerId,
  projects: ({ projectManagerId, technicalProjectManagerId }, viewerId) =>
    projectManagerId === viewerId || technicalProjectManagerId === viewerId,
  all: () => true,
};

export const maySeeOvertime = (entry: SeenOvertime, viewer: OvertimeViewer): boolean =>
  openOvertimeScopes(viewer).some((scope) => isInScope[scope](entry, viewer.employeeId));

/** the project's manager, or a holder of Overtime.Approve_Overtime who can see the entry; never its owner. */
export const isDeciderOfOvertime = (entry: DecidableOvertime, viewer: OvertimeViewer): boolean =>
  entry.employeeId !== viewer.employeeId &&
  (entry.projectManagerId === viewer.employeeId ||
    (viewer.grantedFlags.has('Overtime.Approve_Overtime') && maySeeOvertime(entry, viewer)));

/** E-21: a decision is final. */
export const mayDecideOvertime = (entry: DecidableOvertime, viewer: OvertimeViewer): boolean =>
  entry.status === 'Pending' && isDeciderOfOvertime(entry, viewer);
