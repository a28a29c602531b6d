import { Tag } from '@blueprintjs/core';
import { CutIcon, EditIcon, LockIcon, TrashIcon } from '@blueprintjs/icons';
import { memo } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { shortTaskPath } from '../../../../domain/tasks/taskPath';
import { formatInstant } from '../../../../domain/calendar/formatInstant';
import { closedMonthMessage } from '../../../../domain/present-data/closedMonth';
import { durationText, timingText } from '../../../../domain/timer/timeEntry';
import type { OwnTimeEntry } from '../../../api/api';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { toTimeEntry } from '../../../entities/toTimeEntry';
import { Button } from '../../../ui/controls/Button';

export type HoursCommand = 'edit' | 'split' | 'delete';

export interface HoursRowProps {
  readonly entry: OwnTimeEntry;
  readonly onCommand: (command: HoursCommand, entry: OwnTimeEntry) => void;
}

/** One of the user's time entries; a running one is stopped by its timer, not here. */
export const HoursRow = memo(function HoursRow({ entry, onCommand }: HoursRowProps) {
  const timeZone = useSelector(selectTimeZone);
  const timing = timingText(toTimeEntry(entry), timeZone);
  const named = `${entry.Task_id.Task_key}, ${timing}`;
  return (
    <tr>
      <td className="db-own-hours-timing">{timing}</td>
      <td className="db-hours-figure">{durationText(toTimeEntry(entry))}</td>
      <td>
        <Link to={shortTaskPath(entry.Task_id._id)}>{entry.Task_id.Task_key}</Link> {entry.Task_id.Short_summary}
      </td>
      <td>{entry.Project_name}</td>
      <td>
        {entry.Corrected_at !== null && (
          <Tag minimal title={`${formatInstant(entry.Corrected_at, timeZone)}: ${entry.Correction_reason ?? ''}`}>
            manual entry: {entry.Correction_reason}
          </Tag>
        )}
      </td>
      <td className="db-own-hours-actions">
        {entry.Check_Out !== null && entry.Closed_month !== null && (
          // A closed month shows the reason in place of the buttons.
          <span className="db-muted" title={closedMonthMessage(entry.Closed_month, 'hours')}>
            <LockIcon title={false} /> Closed
            <span className="db-for-screen-readers">{closedMonthMessage(entry.Closed_month, 'hours')}</span>
          </span>
        )}
        {entry.Check_Out !== null && entry.Closed_month === null && (
          <>
            <Button
              size="small"
              variant="minimal"
              icon={<EditIcon />}
              title="Edit"
              aria-label={`Edit ${named}`}
              onClick={() => onCommand('edit', entry)}
            />
            <Button
              size="small"
              variant="minimal"
              icon={<CutIcon />}
              title="Split"
              aria-label={`Split ${named}`}
              onClick={() => onCommand('split', entry)}
            />
            <Button
              size="small"
              variant="minimal"
              icon={<TrashIcon />}
              title="Delete"
              aria-label={`Delete ${named}`}
              onClick={() => onCommand('delete', entry)}
            />
          </>
        )}
      </td>
    </tr>
  );
});
