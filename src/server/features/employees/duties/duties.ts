import { groupedBy } from '../../../../domain/collections/groupedBy';
import {
  dutyKinds,
  dutyNames,
  readHandOver,
  type DecisionKind,
  type DutyKind,
  type HandOver,
} from '../../../../domain/employees/duties';
import type { FieldProblem } from '../../../../domain/validation/fieldProblem';
import { mustBeValid } from '../../../errors/failure';
import { dutyName, recordHandOvers } from '../../../employee-records/recordHandOvers';
import type { Call } from '../../../operations/call';
import type { Duty, DutyContext, DutyGrant, DutyList, DutySource } from './duty';
import { departmentDuties, interviewDuties, ratingDuties, teamDuties } from './peopleDuties';
import { pendingLeavesOfTeam } from './peopleDutiesReadModel';
import { leadDuties, projectManagerDuties, taskDuties, technicalManagerDuties } from './projectDuties';
import { overtimeToDecide } from './projectDutiesReadModel';
import { lockProjects } from './projectDutiesRepository';
import { handlerDuties, ticketDuties } from './ticketDuties';

const sources: Readonly<Record<DutyKind, DutySource>> = {
  team: teamDuties,
  'project-manager': projectManagerDuties,
  'technical-project-manager': technicalManagerDuties,
  'project-leader': leadDuties,
  tasks: taskDuties,
  ratings: ratingDuties,
  'department-head': departmentDuties,
  'ticket-handler': handlerDuties,
  tickets: ticketDuties,
  interviews: interviewDuties,
};

/** Everything that an employee is responsible for, in the order of the domain. */
export const listDuties = (context: DutyContext): Promise<(DutyList & { readonly kind: DutyKind })[]> =>
  Promise.all(dutyKinds.map(async (kind) => ({ kind, ...(await sources[kind].list(context)) })));

interface Decisions {
  readonly kind: DecisionKind;
  readonly count: number;
}

/** Decisions that wait for the employee and are handed over with a duty. */
export async function listDecisions({ caller, database, leaving }: DutyContext): Promise<Decisions[]> {
  const [leaves, overtime] = await Promise.all([
    leaving.granted_flags.includes('Me.Team_Leave') ? pendingLeavesOfTeam(database, leaving.id) : [],
    overtimeToDecide(database, caller, leaving.id),
  ]);
  return [
    { kind: 'leaves', count: leaves.length },
    { kind: 'overtime', count: overtime.length },
  ];
}

const field = 'Hand_over';

/** The duties that are handed over; the last entry for a duty counts. */
export function parseHandOvers(texts: readonly string[]): HandOver[] {
  const problems: FieldProblem[] = [];
  const handOvers = new Map<string, HandOver>();
  for (const text of texts) {
    const handOver = readHandOver(text);
    if (handOver === undefined)
      problems.push({ field, message: `'${text}' does not say what goes to whom: kind, subject and employee` });
    else handOvers.set(`${handOver.kind}:${handOver.subjectId}`, handOver);
  }
  mustBeValid(problems);
  return [...handOvers.values()].sort((one, other) => dutyKinds.indexOf(one.kind) - dutyKinds.indexOf(other.kind));
}

const projectKinds: readonly DutyKind[] = ['project-manager', 'technical-project-manager', 'project-leader', 'tasks'];

/** @throws Failure 422 for a duty that the employee does not have, or a person who cannot take it over */
function mustBePossible(duties: readonly Duty[], { kind, subjectId, successorId }: HandOver): Duty {
  const duty = duties.find((one) => one.kind === kind && one.subjectId === subjectId);
  if (duty !== undefined && duty.candidateIds.includes(successorId)) return duty;
  const message =
    duty === undefined
      ? `${dutyNames[kind]}: the employee has no such duty. Open the dialog again.`
      : `${dutyName(kind, duty.subject)}: this person cannot take it over. Choose one of those who are offered.`;
  mustBeValid([{ field, message }]);
  throw new Error('A duty that cannot be handed over was let through');
}

/**
 * Gives duties to successors, each with its history and a notification; the history of the employee names them all.
 * @throws Failure 422 for a duty that the employee does not have, or a person who cannot take it over
 */
export async function handOverDuties(
  call: Call<'deactivateEmployee'>,
  context: DutyContext,
  handOvers: readonly HandOver[],
): Promise<void> {
  const { database, leaving, people } = context;
  const isOfProject = ({ kind }: HandOver): boolean => projectKinds.includes(kind);
  const known = new Set((await listDuties(context)).flatMap(({ duties }) => duties).map(({ subjectId }) => subjectId));
  await lockProjects(
    database,
    [...new Set(handOvers.filter(isOfProject).map(({ subjectId }) => subjectId))].filter((id) => known.has(id)),
  );
  const granted: DutyGrant[] = [];
  for (const [kind, ofKind] of groupedBy(handOvers, (handOver) => handOver.kind)) {
    // Read one kind after the other: the successor for a department's tickets may have become its handler in a previous step.
    const { duties } = await sources[kind].list(context);
    const grants = ofKind.map((handOver): DutyGrant => {
      const duty = mustBePossible(duties, handOver);
      const successor = people.find(({ id }) => id === handOver.successorId);
      if (successor === undefined) throw new Error('A candidate is not among the possible successors');
      return { duty, successor };
    });
    await sources[kind].handOver(context, grants);
    granted.push(...grants);
  }
  await recordHandOvers(
    call,
    leaving,
    granted.map(({ duty: { kind, subject }, successor }) => ({ kind, subject, successor })),
  );
}
