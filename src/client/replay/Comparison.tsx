import { useMemo } from 'react';
import { programWords } from '../recorder/hide/programWords';
import { Button } from '../ui/controls/Button';
import { compareActions, type ActionDifference, type CallDifference } from './comparedActions';
import { DifferenceList } from './DifferenceList';
import type { ReplayedSession } from './replayedSession';
import { sameTexts } from './sameText';
import { stateDifference } from './stateDifference';

/** Another recording, by the name of its file. */
export interface ComparedRecording {
  readonly name: string;
  readonly session: ReplayedSession;
}

/** Times and ids of calls are others in every recording. */
const incidental =
  /^(companyClock|api\.(mutations|subscriptions|config)|live\.position|session\.location\.key)$|\.(requestId|\w+TimeStamp)$/;
const isIncidental = (path: string): boolean => incidental.test(path);

const maxListed = 100;

const named = (action: ActionDifference | undefined): string =>
  action ? `${action.name} (step ${action.step})` : 'nothing';

/** The first place at which the recordings differ, from both sides. */
function firstText(differences: readonly ActionDifference[]): string {
  const [first] = differences;
  const opposite = differences.find(({ isHere }) => isHere !== first?.isHere);
  const [here, there] = first?.isHere === true ? [first, opposite] : [opposite, first];
  return `What was done differs first: here ${named(here)}, there ${named(there)}.`;
}

const callText = ({ name, here, there }: CallDifference): string => `${name}: ${here} here, ${there} there`;

interface DifferingActionsProps {
  readonly differences: readonly ActionDifference[];
  readonly calls: readonly CallDifference[];
  readonly onChoose: (step: number) => void;
}

function DifferingActions({ differences, calls, onChoose }: DifferingActionsProps) {
  const left = differences.length - maxListed;
  return (
    <details>
      <summary>{`All ${differences.length + calls.length} differences of actions and calls`}</summary>
      <ul>
        {differences.slice(0, maxListed).map(({ isHere, step, name }) => (
          <li key={`${isHere} ${step}`}>
            {isHere ? (
              <Button
                size="small"
                variant="minimal"
                text={`Step ${step}, only here: ${name}`}
                onClick={() => onChoose(step)}
              />
            ) : (
              `Step ${step}, only there: ${name}`
            )}
          </li>
        ))}
        {left > 0 && <li>{`and ${left} more`}</li>}
        {calls.map((call) => (
          <li key={call.name}>{callText(call)}</li>
        ))}
      </ul>
    </details>
  );
}

export interface ComparisonProps {
  readonly session: ReplayedSession;
  readonly step: number;
  readonly other: ComparedRecording;
  readonly onChoose: (step: number) => void;
  readonly onEnd: () => void;
}

/** Where two recordings part, and how their states differ at the chosen step. */
export function Comparison({ session, step, other, onChoose, onEnd }: ComparisonProps) {
  const { name, session: there } = other;
  const { differences, calls, stepThere } = useMemo(() => compareActions(session, there), [session, there]);
  const isHidden = session.file.isHidden || there.file.isHidden;
  const otherStep = stepThere(step);
  const changes = useMemo(
    () =>
      stateDifference(session.stateAt(step), there.stateAt(otherStep), {
        isLeftOut: isIncidental,
        ...(isHidden && { isSame: sameTexts(programWords) }),
      }),
    [session, there, step, otherStep, isHidden],
  );
  const firstHere = differences.find(({ isHere }) => isHere);
  return (
    <section className="db-replay-comparison" aria-label="Comparison">
      <h2>{`Compared with ${name}`}</h2>
      <p role="status">{differences.length > 0 ? firstText(differences) : 'In both recordings the same was done.'}</p>
      <div className="db-replay-comparison-actions">
        {firstHere && <Button size="small" text="Show that step" onClick={() => onChoose(firstHere.step)} />}
        <Button size="small" text="End comparison" onClick={onEnd} />
      </div>
      {differences.length + calls.length > 0 && (
        <DifferingActions differences={differences} calls={calls} onChoose={onChoose} />
      )}
      <h3>{`Step ${step} here, ${otherStep} there`}</h3>
      {isHidden && <p>Personal data is hidden: pseudonyms of the same shape count as equal.</p>}
      {changes.length === 0 && <p>The states are equal.</p>}
      <DifferenceList differences={changes} />
    </section>
  );
}
