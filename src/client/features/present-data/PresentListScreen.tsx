import { Tab, Tabs } from '@blueprintjs/core';
import { useGetPresentMonthQuery, useListPresentRecordsQuery } from '../../api/api';
import { firstDayOfMonth, lastDayOfMonth } from '../../../domain/present-data/presentMonth';
import { ChoiceSelect } from '../../ui/form/ChoiceSelect';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { useAddressChoice } from '../../widgets/address/useAddressChoice';
import { CloseMonthButton } from './CloseMonthButton';
import { MonthComparison } from './MonthComparison';
import { MonthRecords } from './MonthRecords';
import { Unanswered } from './Unanswered';
import { useMonthChoice } from './useMonthChoice';
import './presentData.css';

const tabs = ['records', 'unanswered', 'comparison'] as const;

/** /employeepresentlist: one month, read-only: its records with sums, who has not answered, and how it compares with attendance (C-09). */
export default function PresentListScreen() {
  const { month, choices, choose } = useMonthChoice();
  const [tab, chooseTab] = useAddressChoice('tab', tabs);
  const records = useListPresentRecordsQuery({ from: firstDayOfMonth(`${month}-01`), to: lastDayOfMonth(month) });
  const state = useGetPresentMonthQuery(month);
  const unanswered = records.currentData?.filter((record) => record.Attendence_Status === null).length;
  const missing = state.currentData?.Without_record.length;
  const actions = (
    <>
      <ChoiceSelect label="Month" choices={choices} value={month} onPick={choose} isWide={false} />
      {state.currentData && <CloseMonthButton state={state.currentData} />}
    </>
  );
  return (
    <Page content="fill" header={<PageHeader title="Employee present list" actions={actions} />}>
      <Tabs id="present-list" className="db-present-tabs" selectedTabId={tab} onChange={(next) => chooseTab(tabs.find((known) => known === next) ?? 'records')} renderActiveTabPanelOnly>
        <Tab id="records" title="Records" tagContent={records.currentData?.length} panelClassName="db-present-panel" panel={<MonthRecords key={month} query={records} />} />
        <Tab
          id="unanswered"
          title="Not answered"
          tagContent={unanswered === undefined || missing === undefined ? undefined : unanswered + missing}
          panelClassName="db-present-panel"
          panel={<Unanswered records={records.currentData} state={state.currentData} hasFailed={records.isError || state.isError} onRetry={() => void Promise.all([records.refetch(), state.refetch()])} />}
        />
        <Tab id="comparison" title="Compared with attendance" panelClassName="db-present-panel" panel={<MonthComparison month={month} />} />
      </Tabs>
    </Page>
  );
}
