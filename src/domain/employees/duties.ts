/** Kinds of responsibilities, in the order in which they are handed over when an employee leaves. */
export const dutyKinds = [
  'team',
  'project-manager',
  'technical-project-manager',
  'project-leader',
  'tasks',
  'ratings',
  'department-head',
  'ticket-handler',
  'tickets',
  'interviews',
] as const;
export type DutyKind = (typeof dutyKinds)[number];

export const dutyNames: Readonly<Record<DutyKind, string>> = {
  team: 'Team',
  'project-manager': 'Project Manager',
  'technical-project-manager': 'Technical Project Manager',
  'project-leader': 'Project leader',
  tasks: 'Open tasks',
  ratings: 'KRA ratings to give',
  'department-head': 'Head of department',
  'ticket-handler': 'Ticket handler',
  tickets: 'Open tickets',
  interviews: 'Interviews to hold',
};

/** Decisions that go with a duty: the new holder of the duty decides. */
export const decisionKinds = ['leaves', 'overtime'] as const;
export type DecisionKind = (typeof decisionKinds)[number];
export const dutyOfDecision: Readonly<Record<DecisionKind, DutyKind>> = { leaves: 'team', overtime: 'project-manager' };
export const decisionNames: Readonly<Record<DecisionKind, string>> = {
  leaves: 'Pending leave requests',
  overtime: 'Pending overtime requests',
};

/** One duty that goes to a successor. */
export interface HandOver {
  readonly kind: DutyKind;
  /** Name of the project, the department or the like; '' for a duty of which an employee has only one. */
  readonly subjectId: string;
  readonly successorId: string;
}

/** The form value: 'tasks:<project>:<employee>', 'team::<employee>'. */
export const handOverText = ({ kind, subjectId, successorId }: HandOver): string =>
  `${kind}:${subjectId}:${successorId}`;

/** @returns undefined for an invalid value */
export function readHandOver(text: string): HandOver | undefined {
  const [kindText, subjectId, successorId, ...rest] = text.split(':');
  const kind = dutyKinds.find((known) => known === kindText);
  if (kind === undefined || subjectId === undefined || !successorId || rest.length > 0) return undefined;
  return { kind, subjectId, successorId };
}

/**
 * The suggested successor: the first of the preferred people who can take the duty over, otherwise the only candidate.
 * @param preferred ids, the best first
 */
export function suggestedSuccessor(
  candidateIds: readonly string[],
  preferred: readonly (string | null | undefined)[],
): string | null {
  const best = preferred.find((id) => id !== null && id !== undefined && candidateIds.includes(id));
  return best ?? (candidateIds.length === 1 ? (candidateIds[0] ?? null) : null);
}
