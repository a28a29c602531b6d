import { dutyKinds, handOverText, type DutyKind } from '../../../../domain/employees/duties';
import { compareTexts } from '../../../../domain/sorting/listOrder';
import type { EmployeeDuty, EmployeeDutySubject, EmployeeLeaving } from '../../../api/api';

/** Successor by duty, '' for none; an unchanged duty follows the suggestion. */
export type Successors = Readonly<Record<string, string>>;

export interface ListedDuty {
  readonly kind: DutyKind;
  readonly subject: EmployeeDutySubject;
}

export const dutyKey = ({ kind, subject }: ListedDuty): string => `${kind}:${subject.Subject_id}`;

/** Every duty of its own, in the order of the domain. */
export const listedDuties = (leaving: EmployeeLeaving | undefined): ListedDuty[] =>
  dutyKinds.flatMap(
    (kind) => leaving?.Duties.find((duty) => duty.Kind === kind)?.Subjects.map((subject) => ({ kind, subject })) ?? [],
  );

export const getSuccessor = (duty: ListedDuty, successors: Successors): string =>
  successors[dutyKey(duty)] ?? duty.subject.Suggested_id ?? '';

/** A ticket department's new handler can take its tickets over as well. */
export function getCandidateIds(duty: ListedDuty, duties: readonly ListedDuty[], successors: Successors): string[] {
  const handler = duties.find(
    ({ kind, subject }) => kind === 'ticket-handler' && subject.Subject_id === duty.subject.Subject_id,
  );
  const chosen = duty.kind === 'tickets' && handler !== undefined ? getSuccessor(handler, successors) : '';
  return chosen === '' || duty.subject.Candidate_ids.includes(chosen)
    ? duty.subject.Candidate_ids
    : [...duty.subject.Candidate_ids, chosen];
}

export interface PossiblePerson {
  readonly id: string;
  readonly name: string;
}

/** Everyone who can take over one of the duties, by name. */
export function everyCandidate(duties: readonly EmployeeDuty[]): PossiblePerson[] {
  const people = new Map(duties.flatMap(({ Candidates }) => Candidates.map(({ _id, Name }) => [_id, Name] as const)));
  return [...people].map(([id, name]) => ({ id, name })).sort((one, other) => compareTexts(one.name, other.name));
}

/** Chooses one person for every duty that the person can take over; the other duties keep their choice. */
export function assignAllDuties(duties: readonly ListedDuty[], personId: string, successors: Successors): Successors {
  let chosen: Successors = successors;
  for (const duty of duties)
    if (personId === '' || getCandidateIds(duty, duties, chosen).includes(personId))
      chosen = { ...chosen, [dutyKey(duty)]: personId };
  return chosen;
}

/** The duties that this person cannot take over. */
export const untransferableDuties = (
  duties: readonly ListedDuty[],
  personId: string,
  successors: Successors,
): ListedDuty[] => duties.filter((duty) => getSuccessor(duty, successors) !== personId);

/** The successors to send. */
export const toHandOvers = (duties: readonly ListedDuty[], successors: Successors): string[] =>
  duties.flatMap((duty) => {
    const successorId = getSuccessor(duty, successors);
    const isPossible = getCandidateIds(duty, duties, successors).includes(successorId);
    return isPossible ? [handOverText({ kind: duty.kind, subjectId: duty.subject.Subject_id, successorId })] : [];
  });
