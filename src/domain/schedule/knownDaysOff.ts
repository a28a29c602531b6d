/** What the history of a task says about its plan. */
export interface PlanMoment {
  /** When its days or hours were last set. */
  readonly setAt: Date;
  /** Whether another assignee got it since. */
  readonly hasNewAssignee: boolean;
}

/** Whether a plan was made with a leave of the assignee: one that was granted by then. That of a later assignee was not part of it. */
export const wasLeaveKnown = (grantedAt: Date, { setAt, hasNewAssignee }: PlanMoment): boolean =>
  !hasNewAssignee && grantedAt <= setAt;

/** Whether a plan was made with a holiday; null: when it was entered is not known, and every plan had it. */
export const wasHolidayKnown = (enteredAt: Date | null, { setAt }: Pick<PlanMoment, 'setAt'>): boolean =>
  enteredAt === null || enteredAt <= setAt;
