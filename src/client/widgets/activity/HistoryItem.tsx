import { ArrowRightIcon } from '@blueprintjs/icons';
import { memo } from 'react';
import { useSelector } from 'react-redux';
import { formatInstant } from '../../../domain/calendar/formatInstant';
import type { HistoryEntry } from '../../api/api';
import { selectTimeZone } from '../../session/sessionSelectors';
import { PersonAvatar } from '../../ui/badges/PersonAvatar';
import { historyLine } from './historyLine';
import type { Subject } from './subject';

function HistoryValue({ value }: { readonly value: string }) {
  return value === '' ? <span className="db-muted">(empty)</span> : <span className="db-history-value">{value}</span>;
}

/** One change: user, old and new value, time. */
export const HistoryItem = memo(function HistoryItem({
  entry,
  kind,
}: {
  readonly entry: HistoryEntry;
  readonly kind: Subject['kind'];
}) {
  const timeZone = useSelector(selectTimeZone);
  const { who, what, change, former, remark } = historyLine(entry, kind);
  return (
    <li className="db-history-item">
      <PersonAvatar name={who} size={20} isDecoration />
      <div className="db-history-text">
        <strong>{who}</strong> {what}
        {change && (
          <>
            {' '}
            <span className="db-for-screen-readers">from</span> <HistoryValue value={change.from} />{' '}
            <ArrowRightIcon size={12} className="db-muted" />
            <span className="db-for-screen-readers">to</span> <HistoryValue value={change.to} />
          </>
        )}
        {former !== undefined && former !== '' && <span className="db-muted">{` (was ${former})`}</span>}
        {remark !== undefined && <div className="db-history-remark">{remark}</div>}
      </div>
      <time dateTime={entry.Time} className="db-muted db-history-time">
        {formatInstant(entry.Time, timeZone)}
      </time>
    </li>
  );
});
