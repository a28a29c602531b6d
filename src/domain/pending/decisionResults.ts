/** Maximum number of records that one call decides. */
export const maxDecisionsPerCall = 100;

/** The message for a record that was decided before. @param what 'leave', 'request', 'overtime' @param actorName the person who decided, if known */
export const decidedAlreadyText = (what: string, status: string, actorName: string | null): string =>
  `This ${what} is ${status} already${actorName === null ? '' : `, by ${actorName}`}`;

export interface DecisionOutcome {
  readonly Done: boolean;
  readonly Message: string | null;
}

/** '12 approved, 1 not: This leave is Approved already, by Asha Rao'; several reasons are shown in their rows only. @param verb 'approved' */
export function decisionSummary(verb: string, outcomes: readonly DecisionOutcome[]): string {
  const failed = outcomes.filter(({ Done }) => !Done);
  const done = `${outcomes.length - failed.length} ${verb}`;
  if (failed.length === 0) return done;
  const reasons = new Set(failed.map(({ Message }) => Message));
  const [reason] = reasons;
  return `${done}, ${failed.length} not${reasons.size === 1 && reason ? `: ${reason}` : ''}`;
}
