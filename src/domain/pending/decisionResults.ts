/** At most as many records are decided in one call. */
export const maxDecisionsPerCall = 100;

/** Why a decision comes too late. @param what 'leave', 'request', 'overtime' @param actorName the person who decided, if known */
export const decidedAlreadyText = (what: string, status: string, actorName: string | null): string =>
  `This ${what} is ${status} already${actorName === null ? '' : `, by ${actorName}`}`;

export interface DecisionOutcome {
  readonly Done: boolean;
  readonly Message: string | null;
}

/** '12 approved, 1 not: This leave is Approved already, by Asha Rao'; several reasons stay in their rows. @param verb 'approved' */
export function decisionSummary(verb: string, outcomes: readonly DecisionOutcome[]): string {
  const failed = outcomes.filter(({ Done }) => !Done);
  const done = `${outcomes.length - failed.length} ${verb}`;
  if (failed.length === 0) return done;
  const reasons = new Set(failed.map(({ Message }) => Message));
  const [reason] = reasons;
  return `${done}, ${failed.length} not${reasons.size === 1 && reason ? `: ${reason}` : ''}`;
}
