import { formatInstant } from '../../../../domain/calendar/formatInstant';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { sizeText } from '../../../ui/form/files/fileChoice';
import { SmallTable, type SmallColumn, type SmallTableProps } from '../../../ui/layout/SmallTable';
import { EmptyState } from '../../../ui/states/EmptyState';
import { StatusPanel } from './StatusPanel';
import {
  ageAt,
  durationText,
  momentText,
  operationName,
  partNames,
  sortedParts,
  stateNames,
  type ServerStatus,
} from './statusTexts';

export interface StatusTableProps {
  readonly status: ServerStatus;
  readonly timeZone: string;
}

/** Of columns of numbers, which are aligned right. */
const figure = { headerClassName: 'db-status-figure', cellClassName: 'db-status-figure' } as const;

type StatusRows<Row> = Pick<SmallTableProps<Row>, 'name' | 'columns' | 'rows' | 'rowKey' | 'className'>;

const StatusTable = <Row,>({ className = '', ...table }: StatusRows<Row>) => (
  <SmallTable {...table} className={`db-status-table ${className}`} frame="db-status-scroll" />
);

/** Each part with its state, since when, and why. */
export function PartsTable({ status, timeZone }: StatusTableProps) {
  return (
    <StatusPanel title="Parts" scope={`As ${status.Host} sees them`} size="whole" wide="tall">
      <StatusTable
        name="Parts"
        className="db-status-parts"
        columns={[
          { header: 'Part', isRowHeader: true, cell: ({ Name }) => partNames[Name] },
          { header: 'Status', cell: ({ State }) => <StatusBadge status={stateNames[State]} /> },
          {
            header: 'Since',
            cellClassName: 'db-status-moment',
            cell: ({ Since }) => momentText(status, Since, timeZone),
          },
          {
            header: 'What is known',
            cellClassName: 'db-status-known',
            cell: ({ Reason, Detail }) => (
              <>
                {Reason !== null && <div>{Reason}</div>}
                {Detail !== null && <div className="db-muted">{Detail}</div>}
              </>
            ),
          },
          {
            header: 'Checked',
            cellClassName: 'db-status-moment',
            cell: ({ Checked_at }) => Checked_at !== null && ageAt(status.Answered_at, Checked_at),
          },
        ]}
        rows={sortedParts(status.Parts)}
        rowKey={({ Name }) => Name}
      />
    </StatusPanel>
  );
}

type Worker = ServerStatus['Workers'][number];

const workerFigures: readonly SmallColumn<Worker>[] = [
  { header: 'Open pages', ...figure, cell: ({ Streams }) => Streams },
  { header: 'Requests', ...figure, cell: ({ Requests }) => Requests },
  { header: 'Failed', ...figure, cell: ({ Failed }) => Failed },
  { header: 'Memory', ...figure, cell: ({ Memory_bytes }) => sizeText(Memory_bytes) },
  { header: 'Connections', ...figure, cell: (worker) => `${worker.Connections_busy} of ${worker.Connections_max}` },
  { header: 'Waiting requests', ...figure, cell: ({ Waiting }) => Waiting },
];

/** A worker that does not answer has no figures: one cell takes the place of all. */
const answeredFigures = workerFigures.map((column, index): SmallColumn<Worker> =>
  index > 0
    ? column
    : {
        ...column,
        cellSpan: ({ Does_answer }) => (Does_answer ? 1 : workerFigures.length),
        cellClassName: ({ Does_answer }) => (Does_answer ? 'db-status-figure' : undefined),
        cell: (worker) => (worker.Does_answer ? column.cell(worker) : 'It is starting, or too busy to answer'),
      },
);

export function WorkersTable({ status, timeZone }: StatusTableProps) {
  return (
    <StatusPanel title="Workers" scope={`Of ${status.Host} only`} size="whole" wide="side">
      <StatusTable
        name="Workers"
        columns={[
          { header: 'Worker', isRowHeader: true, cell: (worker) => worker.Number },
          {
            header: 'Status',
            cell: ({ Does_answer }) => <StatusBadge status={Does_answer ? 'Works' : 'Does not work'} />,
          },
          { header: 'Started', cell: ({ Started_at }) => formatInstant(Started_at, timeZone) },
          ...answeredFigures,
        ]}
        rows={status.Workers}
        rowKey={(worker) => String(worker.Number)}
      />
    </StatusPanel>
  );
}

export function SlowestTable({ status, timeZone }: StatusTableProps) {
  return (
    <StatusPanel title="Slowest operations" scope={`Of ${status.Host}, since its start`} size="half" wide="tall">
      {status.Slowest.length === 0 ? (
        <EmptyState isLarge={false} title="No request has been answered since the start" />
      ) : (
        <StatusTable
          name="Slowest operations"
          columns={[
            { header: 'Operation', isRowHeader: true, cell: ({ Operation }) => operationName(Operation) },
            { header: 'Requests', ...figure, cell: ({ Requests }) => Requests },
            { header: 'Mean', ...figure, cell: ({ Mean_ms }) => durationText(Mean_ms) },
            { header: '95 of 100 within', ...figure, cell: ({ Percentile_ms }) => durationText(Percentile_ms) },
            { header: 'Slowest', ...figure, cell: ({ Max_ms }) => durationText(Max_ms) },
            {
              header: 'At',
              cellClassName: 'db-status-moment',
              cell: ({ Max_at }) => formatInstant(Max_at, timeZone),
            },
          ]}
          rows={status.Slowest}
          rowKey={({ Operation }) => Operation}
        />
      )}
    </StatusPanel>
  );
}

export function FailingTable({ status, timeZone }: StatusTableProps) {
  return (
    <StatusPanel title="Failing operations" scope={`Of ${status.Host}, since its start`} size="half">
      {status.Failing.length === 0 ? (
        <EmptyState isLarge={false} title="No request has failed since the start" />
      ) : (
        <StatusTable
          name="Failing operations"
          columns={[
            { header: 'Operation', isRowHeader: true, cell: ({ Operation }) => operationName(Operation) },
            { header: 'Failed', ...figure, cell: ({ Failed }) => Failed },
            { header: 'Of requests', ...figure, cell: ({ Requests }) => Requests },
            {
              header: 'Last',
              cellClassName: 'db-status-moment',
              cell: ({ Last_failed_at }) => formatInstant(Last_failed_at, timeZone),
            },
            { header: 'Status', cell: ({ Last_failed_status }) => Last_failed_status },
            {
              header: 'Request in the log',
              cellClassName: 'db-status-known',
              cell: ({ Last_failed_request }) => Last_failed_request,
            },
          ]}
          rows={status.Failing}
          rowKey={({ Operation }) => Operation}
        />
      )}
    </StatusPanel>
  );
}
