import { HTMLTable } from '@blueprintjs/core';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { formatDay } from '../../../domain/calendar/formatDay';
import { dayOfInstant, formatInstant } from '../../../domain/calendar/formatInstant';
import { pendingKindLabels } from '../../../domain/pending/pendingKinds';
import type { PendingItem } from '../../api/api';
import { selectTimeZone } from '../../session/sessionSelectors';
import { Age } from '../../ui/badges/Age';
import { StatusBadge } from '../../ui/badges/StatusBadge';
import { personName } from '../../widgets/people/personName';
import { datesText } from './pendingTexts';

export interface PendingTableProps {
  readonly items: readonly PendingItem[];
  readonly chosenId: string;
  readonly onChoose: (item: PendingItem) => void;
  /** Arrow keys. */
  readonly onStep: (by: number) => void;
}

/** The queue, the oldest first; one row is chosen, and its detail stands beside it. */
export function PendingTable({ items, chosenId, onChoose, onStep }: PendingTableProps) {
  const timeZone = useSelector(selectTimeZone);
  const chosen = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    // jsdom lays nothing out and cannot scroll.
    chosen.current?.scrollIntoView?.({ block: 'nearest' });
  }, [chosenId]);
  return (
    <HTMLTable compact interactive className="db-pending-table" aria-label="Queue" role="grid">
      <thead>
        <tr>
          <th scope="col">Kind</th>
          <th scope="col">Employee</th>
          <th scope="col">Summary</th>
          <th scope="col">Dates</th>
          <th scope="col">Requested</th>
          <th scope="col">Age</th>
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => {
          const isChosen = item._id === chosenId;
          return (
            <tr
              key={item._id}
              ref={isChosen ? chosen : undefined}
              aria-selected={isChosen}
              tabIndex={isChosen ? 0 : -1}
              className={isChosen ? 'db-pending-chosen' : undefined}
              onClick={() => onChoose(item)}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
                event.preventDefault();
                onStep(event.key === 'ArrowDown' ? 1 : -1);
              }}
            >
              <td>{pendingKindLabels[item.Kind]}</td>
              <td>{personName(item.Employee)}</td>
              <td className="db-pending-summary">{item.Summary}</td>
              <td>{datesText(item)}</td>
              <td className="db-pending-nowrap" title={formatInstant(item.Create_at, timeZone)}>{formatDay(dayOfInstant(item.Create_at, timeZone))}</td>
              <td className="db-pending-nowrap">
                <Age at={item.Create_at} />
              </td>
              <td>
                <StatusBadge status={item.Status} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </HTMLTable>
  );
}
