import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { attendanceLegend, halfCodes } from '../../../../domain/attendance/attendanceLegend';
import { toMonth } from '../../../../domain/calendar/month';
import { api, type ListMusterSheetApiArg } from '../../../api/api';
import { FramedTable } from '../../../table/view/FramedTable';
import type { TableView } from '../../../table/view/tableView';
import { useTableView } from '../../../table/view/useTableView';
import { recordKey } from '../../../table/windows/tableSource';
import { useWindowedList } from '../../../table/windows/useWindowedList';
import { presentEntries, searchedText, wireSort } from '../../../table/windows/windowQuery';
import { MonthPicker } from '../../../ui/form/day/MonthPicker';
import { FilterSelect } from '../../../ui/form/select/FilterSelect';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { useUrlChoice } from '../../../widgets/url-state/useUrlChoice';
import { useUrlMonth } from '../../../widgets/url-state/useUrlMonth';
import { useToday } from '../../../widgets/useToday';
import { musterColumns, musterTone } from './musterColumns';
import '../attendance.css';
import { attendanceSummaryPath } from '../../../../domain/attendance/attendanceSummaryPath';

type Query = Omit<ListMusterSheetApiArg, 'offset' | 'limit'>;
const all = 'All';
const codeChoices = [all, ...halfCodes] as const;
const codeLabels = new Map<string, string>(attendanceLegend.map(({ code, label }) => [code, `${code} ${label}`]));
const base = { pageSize: 'all', sort: [{ key: 'Name', direction: 'asc' }] } as const;

/** The codes of the sheet in the colours of the cells; the totals are columns. */
const Legend = () => (
  <ul className="db-attendance-legend" aria-label="Legend">
    {attendanceLegend.map(({ code, label }) => (
      <li key={code}>
        <span className={`db-attendance-code db-attendance-${code === 'TWD' ? 'none' : musterTone(code)}`}>{code}</span>{' '}
        {label}
      </li>
    ))}
    <li>DP/PL: first half, second half</li>
  </ul>
);

/** /report/muster-sheet: everyone's month in codes of half days, from the rule of the attendance of a day. */
export default function MusterSheetScreen() {
  const navigate = useNavigate();
  const { month, choose, limits } = useUrlMonth({ preset: toMonth(useToday()) });
  const [code, chooseCode] = useUrlChoice('code', codeChoices);
  const columns = useMemo(() => musterColumns(month), [month]);
  const [view, changeView] = useTableView('muster-sheet', columns, { base });
  const toQuery = (other: TableView): Query =>
    presentEntries<Query>({
      month,
      q: searchedText(other),
      halfCode: code === all ? undefined : code,
      sort: wireSort(other),
    });
  const rows = useWindowedList(api.endpoints.listMusterSheet, toQuery(view), recordKey, {
    others: { view, searched: 'name, code, department or location', toQuery, counted: [] },
  });
  return (
    <Page
      content="fill"
      header={<PageHeader title="Muster sheet" actions={<MonthPicker month={month} {...limits} onPick={choose} />} />}
    >
      <Legend />
      <FramedTable
        name="Muster sheet"
        columns={columns}
        rows={rows}
        view={view}
        onViewChange={changeView}
        emptyText={code === all ? 'There are no active employees' : 'No employee has this code in the month'}
        exportName={`Muster-sheet-${month}`}
        toolbarItems={
          <FilterSelect
            text="With"
            label="Employees with this code"
            choices={codeChoices.map((value) => ({ value, label: codeLabels.get(value) ?? value }))}
            value={code}
            onPick={chooseCode}
          />
        }
        otherFilters={{ isSet: code !== all, clear: () => chooseCode(all) }}
        onOpenRow={({ _id }) => void navigate(attendanceSummaryPath(month, _id))}
      />
    </Page>
  );
}
