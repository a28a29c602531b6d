import { shownShift } from '../../../../domain/employees/employeeRules';
import { InputGroup } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import { useMemo, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { DirectoryEntry } from '../../../api/api';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { PersonAvatar } from '../../../ui/badges/PersonAvatar';
import { EmptyState } from '../../../ui/states/EmptyState';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';
import { filterRows } from '../../../table/view/filterRows';
import type { TableView } from '../../../table/view/tableView';
import { presenceBadge } from '../../../widgets/people/presenceChoices';
import { taskHref, workingOnText } from './directoryColumns';
import './directory.css';
import { Button } from '../../../ui/controls/Button';

export interface DirectoryCardsProps {
  readonly columns: readonly ColumnDefinition<DirectoryEntry>[];
  readonly view: TableView;
  readonly onViewChange: (view: TableView) => void;
  readonly list: {
    readonly data?: readonly DirectoryEntry[];
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
  readonly filters: ReactNode;
  /** Absent for users who cannot open the employee's page. */
  readonly employeeHref?: (id: string) => string;
}

function PersonCard({ entry, href }: { entry: DirectoryEntry; href?: string }) {
  const task = taskHref(entry);
  const work = workingOnText(entry);
  return (
    <li className="db-directory-card">
      <PersonAvatar name={entry.Name} pictureUrl={entry.Profile_pic} size={48} isDecoration />
      <div className="db-directory-facts">
        <div className="db-directory-name">
          {href ? <Link to={href}>{entry.Name}</Link> : <strong>{entry.Name}</strong>}
          <span className={presenceBadge(entry.State)}>{entry.State}</span>
        </div>
        <div>{[entry.Position, entry.Department].filter(Boolean).join(', ')}</div>
        <div className="db-muted">
          {[entry.Employee_code, entry.Location, entry.Vertical, shownShift(entry.Shift_type)]
            .filter(Boolean)
            .join(' · ')}
        </div>
        <a href={`mailto:${entry.Email}`}>{entry.Email}</a>
        {entry.Mobile && <a href={`tel:${entry.Mobile.replace(/[^+0-9]/g, '')}`}>{entry.Mobile}</a>}
        {work !== '' && <div className="db-directory-work">{task ? <Link to={task}>{work}</Link> : work}</div>}
      </div>
    </li>
  );
}

/** The same people as in the table, with the same search and filters, as cards with pictures. */
export function DirectoryCards({ columns, view, onViewChange, list, filters, employeeHref }: DirectoryCardsProps) {
  const timeZone = useSelector(selectTimeZone);
  const { data } = list;
  const shown = useMemo(() => data && filterRows(data, columns, view, timeZone), [data, columns, view, timeZone]);
  return (
    <div className="db-directory">
      <div className="db-directory-bar">
        <InputGroup
          type="search"
          size="small"
          leftIcon={<SearchIcon />}
          placeholder="Search"
          aria-label="Search Directory"
          value={view.search}
          onValueChange={(search) => onViewChange({ ...view, search, page: 1 })}
        />
        {filters}
        {shown && <span className="db-muted">{`${shown.length} of ${data?.length ?? 0}`}</span>}
      </div>
      {!shown && list.isError && <LoadFailed what="the directory" onRetry={list.refetch} />}
      {!shown && !list.isError && <PanelSkeleton lines={12} label="Loading the directory" />}
      {shown?.length === 0 && (
        <EmptyState
          title="No match"
          action={
            <Button
              text="Clear search and filters"
              onClick={() => onViewChange({ ...view, search: '', filters: {} })}
            />
          }
        >
          Try part of a name, a position, a location or a number.
        </EmptyState>
      )}
      {shown && shown.length > 0 && (
        <ul className="db-directory-cards">
          {shown.map((entry) => (
            <PersonCard key={entry._id} entry={entry} href={employeeHref?.(entry._id)} />
          ))}
        </ul>
      )}
    </div>
  );
}
