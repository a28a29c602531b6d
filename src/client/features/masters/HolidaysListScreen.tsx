import { Button, Tag } from '@blueprintjs/core';
import { CalendarIcon } from '@blueprintjs/icons';
import { useCallback, useMemo, useRef } from 'react';
import { useSelector } from 'react-redux';
import { formatDay } from '../../../domain/calendar/formatDay';
import { useListHolidaysQuery, type Holiday } from '../../api/api';
import { selectTimeZone } from '../../session/sessionSelectors';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { DataTable } from '../../ui/table/DataTable';
import { useArraySource } from '../../ui/table/useArraySource';
import { useStretchedColumns } from '../../widgets/table-view/useStretchedColumns';
import { useTableView } from '../../widgets/table-view/useTableView';
import { useToday } from '../../widgets/useToday';
import { holidaysAsCalendar } from './holidayCalendar';
import { holidayColumns, holidaysFrom, weekdayOf } from './holidayColumns';
import './masters.css';

const none: readonly Holiday[] = [];

/** Hands the holidays over as a file for calendar programs. */
async function download(holidays: readonly Holiday[]): Promise<void> {
  const { saveAs } = await import('file-saver');
  saveAs(new Blob([holidaysAsCalendar(holidays, new Date())], { type: 'text/calendar;charset=utf-8' }), 'Holidays.ics');
}

/** /holidays-list (C-37): the holidays for everybody, to read; the next one is marked. */
export default function HolidaysListScreen() {
  const today = useToday();
  const timeZone = useSelector(selectTimeZone);
  const { data = none, isLoading, isError, refetch } = useListHolidaysQuery(undefined, { refetchOnMountOrArgChange: true });
  const base = useMemo(() => holidaysFrom(today), [today]);
  const [view, changeView] = useTableView('holidays-list', holidayColumns, { base });
  const frame = useRef<HTMLDivElement>(null);
  const columns = useStretchedColumns(holidayColumns, view, frame, false);
  const source = useArraySource(data);
  const next = data.find((holiday) => holiday.Holiday_date >= today);
  const nextDay = next?.Holiday_date;
  const rowClassName = useCallback((row: Holiday) => (row.Holiday_date === nextDay ? 'db-holiday-next' : undefined), [nextDay]);
  return (
    <Page
      content="fill"
      header={
        <PageHeader
          title="Holidays"
          aside={next && <Tag minimal intent="primary">{`Next: ${next.Holiday_name}, ${weekdayOf(next.Holiday_date)} ${formatDay(next.Holiday_date)}`}</Tag>}
          actions={<Button icon={<CalendarIcon />} text="Download .ics" disabled={data.length === 0} onClick={() => void download(data)} />}
        />
      }
    >
      <div ref={frame} className="db-master-table">
        <DataTable
          name="Holidays"
          columns={columns}
          source={source}
          view={view}
          onViewChange={changeView}
          timeZone={timeZone}
          state={isLoading ? 'loading' : isError && data === none ? 'failed' : 'ready'}
          onRetry={() => void refetch()}
          emptyText="No holidays yet"
          pageSizes={[25, 50]}
          rowClassName={rowClassName}
          exportName="Holidays"
        />
      </div>
    </Page>
  );
}
