import { Link } from 'react-router-dom';
import { monthName, type Month } from '../../../../domain/calendar/month';
import { monthEndSteps, type MonthEndStep, type StepState } from '../../../../domain/present-data/monthEnd';
import { SmallTable } from '../../../ui/layout/SmallTable';
import type { MonthEndLine } from './monthEndLines';
import { monthEndPath } from './monthEndPath';
import '../../../ui/badges/badges.css';
import './monthEnd.css';

const tones: Readonly<Record<StepState, string>> = {
  Done: 'good',
  Open: 'waiting',
  Waiting: 'neutral',
  Closed: 'neutral',
  'Not permitted': 'neutral',
};

export interface MonthEndStepsProps {
  readonly month: Month;
  readonly lines: readonly MonthEndLine[];
  /** The one that is open next to them. */
  readonly selected?: MonthEndStep;
}

/** The steps to a closed month with their states and counts; each opens next to them. */
export function MonthEndSteps({ month, lines, selected }: MonthEndStepsProps) {
  // Back leaves the page, not the step.
  const isOpen = selected !== undefined;
  return (
    <SmallTable
      name={`Steps to close ${monthName(month)}`}
      className="db-month-end-steps"
      rows={lines}
      rowKey={({ step }) => step}
      rowClassName={({ step }) => (step === selected ? 'db-month-end-selected' : undefined)}
      columns={[
        {
          header: 'Step',
          isRowHeader: true,
          cell: ({ step, label, task }) => (
            <>
              <Link
                replace={isOpen}
                to={monthEndPath(month, step)}
                aria-current={step === selected ? 'step' : undefined}
              >
                {`${monthEndSteps.indexOf(step) + 1}. ${label}`}
              </Link>
              {isOpen && <div className="db-muted db-month-end-task">{task}</div>}
            </>
          ),
        },
        {
          header: 'Status',
          cell: ({ state }) => <span className={`db-badge db-tone-${tones[state]}`}>{state}</span>,
        },
        {
          header: 'Rows',
          cell: ({ step, counts }) =>
            counts.map(({ list, text, total }) => (
              <div key={list}>
                <Link replace={isOpen} to={monthEndPath(month, step, list)}>{`${total} ${text}`}</Link>
              </div>
            )),
        },
      ]}
    />
  );
}
