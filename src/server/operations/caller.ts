/** The signed-in user according to the token; never what a request body claims. */
export interface Caller {
  employeeId: string;
  /** '' when a signed link authenticates the caller. */
  sessionId: string;
  /** By the machine's clock: until then, operations that need a recent sign-in are open. */
  confirmedUntil: Date;
  /** The role demands a second factor, and the employee has none: only operations that lead to one are open. */
  lacksSecondFactor: boolean;
  fullName: string;
  roleId: string;
  positionId: string | null;
  /** 'Group.Flag' of every flag that is '1' in the role's permission record. */
  grantedFlags: ReadonlySet<string>;
}
