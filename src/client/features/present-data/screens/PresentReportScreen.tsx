import { UploadIcon } from '@blueprintjs/icons';
import { isDay } from '../../../../domain/calendar/isDay';
import { addMonths, firstDayOfMonth, toMonth } from '../../../../domain/calendar/month';
import type { PresentRecord } from '../../../api/api';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';
import { useUrlRecord } from '../../../widgets/url-state/useUrlRecord';
import { PresentLogDrawer } from '../log/PresentLogDrawer';
import { DayFilter } from '../../../table/view/DayFilter';
import { useToday } from '../../../widgets/useToday';
import { EditPresentDialog } from './EditPresentDialog';
import { PresentTable, usePresentColumns, usePresentView } from './PresentTable';
import { UploadPresentDialog } from './UploadPresentDialog';
import './presentData.css';
import { Button } from '../../../ui/controls/Button';

const base = {
  pageSize: 20,
  sort: [
    { key: 'Date', direction: 'desc' },
    { key: 'Name', direction: 'asc' },
  ],
} as const;
const shownMonths = 12;
const asDeclared = (columns: readonly ColumnDefinition<PresentRecord>[]) => columns;

/**
 * /employeePresentReport: the monthly records of all employees, upload and edit (ROUTE-061). The period and the open
 * dialog are in the URL.
 */
export default function PresentReportScreen() {
  const today = useToday();
  const [chosenFrom, chooseFrom] = useUrlRecord('from');
  const [chosenTo, chooseTo] = useUrlRecord('to');
  const [edited, edit] = useUrlRecord('edit');
  const [logs, showLogs] = useUrlRecord('logs');
  const [uploading, showUpload] = useUrlRecord('upload');
  const from =
    chosenFrom !== null && isDay(chosenFrom) ? chosenFrom : firstDayOfMonth(addMonths(toMonth(today), 1 - shownMonths));
  const to = chosenTo !== null && isDay(chosenTo) ? chosenTo : '';
  const columns = usePresentColumns(asDeclared);
  const [view, changeView] = usePresentView('present-records', columns, base);
  const uploadButton = <Button intent="primary" icon={<UploadIcon />} text="Upload" onClick={() => showUpload('1')} />;
  return (
    <Page content="fill" header={<PageHeader title="Add Employee Present" actions={uploadButton} />}>
      <PresentTable
        name="Employee Data"
        columns={columns}
        view={view}
        onViewChange={changeView}
        span={{ from, ...(to !== '' && { to }) }}
        emptyText={to !== '' && to < from ? 'The first day is after the last day' : 'No records between these days'}
        emptyAction={uploadButton}
        toolbarItems={
          <>
            <DayFilter label="From" day={from} onDay={chooseFrom} />
            <DayFilter
              label="To"
              day={to}
              onDay={(next) => chooseTo(next === '' ? null : next)}
              clearLabel="Up to today"
            />
          </>
        }
        rowActions={(row) => [
          { label: 'Edit', onSelect: () => edit(row._id) },
          { label: 'Logs', onSelect: () => showLogs(row._id) },
        ]}
        onOpenRow={(row) => edit(row._id)}
      />
      {edited !== null && <EditPresentDialog key={edited} id={edited} onClose={() => edit(null)} />}
      {uploading !== null && <UploadPresentDialog onClose={() => showUpload(null)} />}
      <PresentLogDrawer about={logs === null ? null : { id: logs }} title="Logs" onClose={() => showLogs(null)} />
    </Page>
  );
}
