import { runningWork } from '../../presence/runningTimersReadModel';
import { allInOrder } from '../../database/transactions/allInOrder';
import type { Handler, Schemas } from '../../operations/call';
import { mustManageEmployee } from './editEmployee';
import type { Duty, DutyList } from './duties/duty';
import { possibleSuccessors, type PossibleSuccessor } from './duties/dutyPeopleReadModel';
import { listDecisions, listDuties } from './duties/duties';
import { deactivationObstacle } from './deactivationObstacle';
import { knownCompany } from './knownCompanyReadModel';

const maxItems = 50;

const subjectWire = (duty: Duty): Schemas['EmployeeDutySubject'] => ({
  Subject_id: duty.subjectId,
  Subject: duty.subject,
  Count: duty.items.length,
  Items: duty.items.slice(0, maxItems).map(({ id, text, path }) => ({ _id: id, Text: text, Path: path })),
  Candidate_ids: [...duty.candidateIds],
  Suggested_id: duty.suggestedId,
});

function dutyWire(
  { kind, duties, hidden }: DutyList & Pick<Duty, 'kind'>,
  people: readonly PossibleSuccessor[],
): Schemas['EmployeeDuty'] {
  const candidates = new Set(duties.flatMap(({ candidateIds }) => candidateIds));
  return {
    Kind: kind,
    Hidden: hidden,
    Candidates: people
      .filter(({ id }) => candidates.has(id))
      .map(({ id, full_name }) => ({ _id: id, Name: full_name, Is_offered: true })),
    Subjects: duties.map(subjectWire),
  };
}

/**
 * The duties to hand over before an employee is deactivated, each with its possible successors.
 * @throws Failure 403, 404
 */
export const getEmployeeLeaving: Handler<'getEmployeeLeaving'> = async (call) => {
  const { body, caller, database, now } = call;
  const [leaving, people, running, known] = await allInOrder([
    mustManageEmployee(call, body.id),
    possibleSuccessors(database, body.id),
    runningWork(database, caller, body.id),
    knownCompany(database),
  ]);
  const context = { caller, database, now, leaving, people };
  const [duties, decisions] = await Promise.all([listDuties(context), listDecisions(context)]);
  const work = running.get(leaving.id);
  return {
    Refusal: deactivationObstacle(known, caller, leaving),
    Duties: duties
      .filter(({ duties, hidden }) => duties.length > 0 || hidden > 0)
      .map((list) => dutyWire(list, people)),
    Decisions: decisions.filter(({ count }) => count > 0).map(({ kind, count }) => ({ Kind: kind, Count: count })),
    Running_task: work === undefined ? null : (work.task?.Task_key ?? 'A task'),
  };
};
