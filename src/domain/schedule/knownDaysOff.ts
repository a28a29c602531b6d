/** What the history of a task says about its days. */
export interface DaysHistory {
  /** When its days or hours were last set. */
  readonly setAt: Date;
  /** Whether another assignee got it since. */
  readonly hasNewAssignee: boolean;
}

/** Whether the days of a task were set with a leave of the assignee: one that was granted by then. That of a later assignee was not known. */
export const wasLeaveKnown = (grantedAt: Date, { setAt, hasNewAssignee }: DaysHistory): boolean =>
  !hasNewAssignee && grantedAt <= setAt;

/** Whether the days of a task were set with a holiday; null: when it was entered is not known, and it was known to all. */
export const wasHolidayKnown = (enteredAt: Date | null, { setAt }: Pick<DaysHistory, 'setAt'>): boolean =>
  enteredAt === null || enteredAt <= setAt;
