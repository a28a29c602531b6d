import { Link } from 'react-router-dom';
import {
  decisionKinds,
  decisionNames,
  dutyKinds,
  dutyNames,
  dutyOfDecision,
  type DutyKind,
} from '../../../../domain/employees/duties';
import type { EmployeeDutySubject, EmployeeLeaving } from '../../../api/api';
import { useScreenState } from '../../../screen-state/useScreenState';
import { Scope } from '../../../screen-state/Scope';
import { ChoiceSelect } from '../../../ui/form/select/ChoiceSelect';
import {
  getCandidateIds,
  dutyKey,
  everyCandidate,
  listedDuties,
  assignAllDuties,
  getSuccessor,
  untransferableDuties,
  type ListedDuty,
  type PossiblePerson,
  type Successors,
} from './leavingChoices';
import './employees.css';

/** The reason why a duty has no possible successor. */
const noSuccessorTexts: Partial<Record<DutyKind, string>> = {
  team: 'No active employee can lead this team',
  'project-manager': 'No other active employee has the position of a project manager',
  'technical-project-manager': 'No other active employee has the position of a technical project manager',
  'project-leader': 'The project has no other active member',
  tasks: 'The project has no other active member',
  ratings: 'No other active employee may give KRA ratings',
  tickets: 'The department has no other active handler',
  interviews: 'No other active employee may open the interview form',
};

const stayTexts: Partial<Record<DutyKind, string>> = {
  team: 'Stays without an active leader',
  'ticket-handler': 'No new handler',
};

function Items({ name, title, subject }: { name: string; title: string; subject: EmployeeDutySubject }) {
  const [isExpanded, setExpanded] = useScreenState('tables', name, false);
  const hidden = subject.Count - subject.Items.length;
  return (
    <details open={isExpanded} onToggle={(event) => setExpanded(event.currentTarget.open)}>
      <summary>{title}</summary>
      <ul>
        {subject.Items.map(({ _id, Text, Path }) => (
          <li key={_id}>{Path === null ? Text : <Link to={Path}>{Text}</Link>}</li>
        ))}
        {hidden > 0 && <li className="db-muted">{`and ${hidden} more`}</li>}
      </ul>
    </details>
  );
}

interface DutyRowProps {
  readonly duty: ListedDuty;
  readonly people: readonly PossiblePerson[];
  readonly candidateIds: readonly string[];
  readonly successor: string;
  readonly onPick: (id: string) => void;
}

function DutyRow({ duty, people, candidateIds, successor, onPick }: DutyRowProps) {
  const { kind, subject } = duty;
  const of = subject.Subject === '' ? '' : ` of ${subject.Subject}`;
  const title = subject.Subject === '' ? `${subject.Count} in all` : `${subject.Subject} (${subject.Count})`;
  const isPossible = candidateIds.length > 0;
  return (
    <li className="db-leaving-project">
      <Items name={`${dutyKey(duty)}/items`} title={title} subject={subject} />
      <ChoiceSelect
        name="successor"
        label={`${dutyNames[kind]}${of}: successor`}
        choices={people
          .filter(({ id }) => candidateIds.includes(id))
          .map(({ id, name }) => ({ value: id, label: name }))}
        value={successor}
        emptyValue=""
        placeholder={isPossible ? (stayTexts[kind] ?? 'Stays with the person') : 'No one can take this over'}
        onPick={onPick}
        isSearchable
        disabledReason={isPossible ? undefined : noSuccessorTexts[kind]}
      />
    </li>
  );
}

interface LeavingDutiesProps {
  readonly leaving: EmployeeLeaving;
  readonly successors: Successors;
  readonly sameId: string;
  readonly onChoose: (successors: Successors, sameId: string) => void;
}

/** Everything that an employee is responsible for, by kind, with the successor of each. */
export function LeavingDuties({ leaving, successors, sameId, onChoose }: LeavingDutiesProps) {
  const duties = listedDuties(leaving);
  const people = everyCandidate(leaving.Duties);
  const others = sameId === '' ? [] : untransferableDuties(duties, sameId, successors);
  const sameName = people.find(({ id }) => id === sameId)?.name;
  if (leaving.Duties.length === 0) return <p className="db-muted">No open tasks and no other duties.</p>;
  return (
    <>
      {duties.length > 1 && (
        <div className="db-leaving-project db-leaving-all">
          <span>
            Same successor for all
            {sameName !== undefined && others.length > 0 && (
              <span className="db-muted" role="status">
                {` – ${sameName} takes ${duties.length - others.length} of ${duties.length}`}
              </span>
            )}
          </span>
          <ChoiceSelect
            name="same-successor"
            label="Same successor for all"
            choices={people.map(({ id, name }) => ({ value: id, label: name }))}
            value={sameId}
            emptyValue=""
            placeholder="Choose one person…"
            onPick={(id) => onChoose(assignAllDuties(duties, id, successors), id)}
            isSearchable
            disabledReason={people.length === 0 ? 'No one can take these duties over' : undefined}
          />
        </div>
      )}
      {dutyKinds.map((kind) => {
        const own = duties.filter((duty) => duty.kind === kind);
        const hidden = leaving.Duties.find((duty) => duty.Kind === kind)?.Hidden ?? 0;
        if (own.length === 0 && hidden === 0) return null;
        const total = own.reduce((sum, { subject }) => sum + subject.Count, hidden);
        return (
          <section key={kind} aria-label={dutyNames[kind]}>
            <h3 className="db-panel-title">{`${dutyNames[kind]} (${total})`}</h3>
            {decisionKinds.map((decision) => {
              const waiting = leaving.Decisions.find((entry) => entry.Kind === decision)?.Count ?? 0;
              return dutyOfDecision[decision] === kind && waiting > 0 ? (
                <p key={decision} className="db-muted">
                  {`${decisionNames[decision]}: ${waiting}. The successor decides them.`}
                </p>
              ) : null;
            })}
            <ul className="db-leaving-projects">
              {own.map((duty) => (
                <Scope key={dutyKey(duty)} name={dutyKey(duty)}>
                  <DutyRow
                    duty={duty}
                    people={people}
                    candidateIds={getCandidateIds(duty, duties, successors)}
                    successor={getSuccessor(duty, successors)}
                    onPick={(id) => onChoose({ ...successors, [dutyKey(duty)]: id }, '')}
                  />
                </Scope>
              ))}
            </ul>
            {hidden > 0 && (
              <p className="db-muted">{`${hidden} that you cannot see ${hidden === 1 ? 'stays' : 'stay'} with the person.`}</p>
            )}
          </section>
        );
      })}
    </>
  );
}
