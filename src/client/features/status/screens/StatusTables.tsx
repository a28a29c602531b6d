import { HTMLTable } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { formatInstant } from '../../../../domain/calendar/formatInstant';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { sizeText } from '../../../ui/form/files/fileChoice';
import { useScrollFocus } from '../../../ui/layout/useScrollFocus';
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

interface TableProps {
  readonly name: string;
  /** Those of figures begin with '#', and are aligned right. */
  readonly headers: readonly string[];
  readonly children: ReactNode;
}

const isFigure = (header: string): boolean => header.startsWith('#');

function Table({ name, headers, children }: TableProps) {
  const frame = useScrollFocus<HTMLDivElement>();
  return (
    <div ref={frame} className="db-status-scroll">
      <HTMLTable compact className="db-status-table" aria-label={name}>
        <thead>
          <tr>
            {headers.map((header) => (
              <th key={header} scope="col" className={isFigure(header) ? 'db-status-figure' : undefined}>
                {header.replace('#', '')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </HTMLTable>
    </div>
  );
}

const Figure = ({ children }: { readonly children: ReactNode }) => <td className="db-status-figure">{children}</td>;

/** Each part with its state, since when, and why. */
export function PartsTable({ status, timeZone }: StatusTableProps) {
  const { Answered_at: answeredAt } = status;
  return (
    <StatusPanel title="Parts" scope={`As ${status.Host} sees them`} size="whole" wide="tall">
      <Table name="Parts" headers={['Part', 'State', 'Since', 'What is known', 'Checked']}>
        {sortedParts(status.Parts).map((part) => (
          <tr key={part.Name}>
            <th scope="row">{partNames[part.Name]}</th>
            <td>
              <StatusBadge status={stateNames[part.State]} />
            </td>
            <td className="db-status-moment">{momentText(status, part.Since, timeZone)}</td>
            <td className="db-status-known">
              {part.Reason !== null && <div>{part.Reason}</div>}
              {part.Detail !== null && <div className="db-muted">{part.Detail}</div>}
            </td>
            <td className="db-status-moment">{part.Checked_at !== null && ageAt(answeredAt, part.Checked_at)}</td>
          </tr>
        ))}
      </Table>
    </StatusPanel>
  );
}

export function WorkersTable({ status, timeZone }: StatusTableProps) {
  return (
    <StatusPanel title="Workers" scope={`Of ${status.Host} only`} size="whole" wide="side">
      <Table
        name="Workers"
        headers={[
          'Worker',
          'State',
          'Started',
          '#Open pages',
          '#Requests',
          '#Failed',
          '#Memory',
          '#Connections',
          '#Waiting requests',
        ]}
      >
        {status.Workers.map((worker) => (
          <tr key={worker.Number}>
            <th scope="row">{worker.Number}</th>
            <td>
              <StatusBadge status={worker.Does_answer ? 'Works' : 'Does not work'} />
            </td>
            <td>{formatInstant(worker.Started_at, timeZone)}</td>
            {worker.Does_answer ? (
              <>
                <Figure>{worker.Streams}</Figure>
                <Figure>{worker.Requests}</Figure>
                <Figure>{worker.Failed}</Figure>
                <Figure>{sizeText(worker.Memory_bytes)}</Figure>
                <Figure>{`${worker.Connections_busy} of ${worker.Connections_max}`}</Figure>
                <Figure>{worker.Waiting}</Figure>
              </>
            ) : (
              <td colSpan={6}>It is starting, or too busy to answer</td>
            )}
          </tr>
        ))}
      </Table>
    </StatusPanel>
  );
}

export function SlowestTable({ status, timeZone }: StatusTableProps) {
  return (
    <StatusPanel title="Slowest operations" scope={`Of ${status.Host}, since its start`} size="half" wide="tall">
      {status.Slowest.length === 0 ? (
        <EmptyState isLarge={false} title="No request has been answered since the start" />
      ) : (
        <Table
          name="Slowest operations"
          headers={['Operation', '#Requests', '#Mean', '#95 of 100 within', '#Slowest', 'At']}
        >
          {status.Slowest.map((row) => (
            <tr key={row.Operation}>
              <th scope="row">{operationName(row.Operation)}</th>
              <Figure>{row.Requests}</Figure>
              <Figure>{durationText(row.Mean_ms)}</Figure>
              <Figure>{durationText(row.Percentile_ms)}</Figure>
              <Figure>{durationText(row.Max_ms)}</Figure>
              <td className="db-status-moment">{formatInstant(row.Max_at, timeZone)}</td>
            </tr>
          ))}
        </Table>
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
        <Table
          name="Failing operations"
          headers={['Operation', '#Failed', '#Of requests', 'Last', 'Status', 'Request in the log']}
        >
          {status.Failing.map((row) => (
            <tr key={row.Operation}>
              <th scope="row">{operationName(row.Operation)}</th>
              <Figure>{row.Failed}</Figure>
              <Figure>{row.Requests}</Figure>
              <td className="db-status-moment">{formatInstant(row.Last_failed_at, timeZone)}</td>
              <td>{row.Last_failed_status}</td>
              <td className="db-status-known">{row.Last_failed_request}</td>
            </tr>
          ))}
        </Table>
      )}
    </StatusPanel>
  );
}
