import { Tag } from '@blueprintjs/core';
import { CalendarIcon } from '@blueprintjs/icons';
import { useCallback, useMemo } from 'react';
import { weekdayName } from '../../../../domain/calendar/weekday';
import { ReasonButton } from '../../../ui/controls/ReasonButton';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { useListHolidaysQuery, type Holiday } from '../../../api/api';
// oxlint-disable-next-line clock/in-screens -- on the click that downloads
import { companyNow } from '../../../browser/clock';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { ListTable } from '../../../table/view/ListTable';
import { useTableView } from '../../../table/view/useTableView';
import { useToday } from '../../../widgets/useToday';
import { holidaysAsCalendar } from './holidayCalendar';
import { holidayColumns, holidaysFrom } from './holidayColumns';
import { holidayDetail } from './holidayDetail';
import '../screens/masters.css';

const none: readonly Holiday[] = [];
const pageSizes = [25, 50];

/** Downloads the holidays as a file for calendar programs. */
async function download(holidays: readonly Holiday[]): Promise<void> {
  const { saveAs } = await import('file-saver');
  saveAs(
    new Blob([holidaysAsCalendar(holidays, companyNow())], { type: 'text/calendar;charset=utf-8' }),
    'Holidays.ics',
  );
}

/** /holidays-list (C-37): the read-only list for all users; the next holiday is marked. */
export default function HolidaysListScreen() {
  const today = useToday();
  const list = useListHolidaysQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data = none } = list;
  const base = useMemo(() => holidaysFrom(today), [today]);
  const [view, changeView] = useTableView('holidays-list', holidayColumns, { base });
  const next = data.find((holiday) => holiday.Holiday_date >= today);
  const nextDay = next?.Holiday_date;
  const rowClassName = useCallback(
    (row: Holiday) => (row.Holiday_date === nextDay ? 'db-holiday-next' : undefined),
    [nextDay],
  );
  return (
    <Page
      content="fill"
      header={
        <PageHeader
          title="Holidays list"
          aside={
            next && (
              <Tag
                minimal
                intent="primary"
              >{`Next: ${next.Holiday_name}, ${weekdayName(next.Holiday_date)} ${formatDay(next.Holiday_date)}`}</Tag>
            )
          }
          actions={
            <ReasonButton
              icon={<CalendarIcon />}
              text="Download .ics"
              disabledReason={data.length === 0 ? 'There are no holidays' : undefined}
              onClick={() => void download(data)}
            />
          }
        />
      }
    >
      <ListTable
        name="Holidays"
        columns={holidayColumns}
        list={list}
        view={view}
        onViewChange={changeView}
        emptyText="No holidays yet"
        pageSizes={pageSizes}
        rowClassName={rowClassName}
        detail={holidayDetail}
      />
    </Page>
  );
}
