import { useGetPresentMonthQuery, useListPresentRecordsQuery } from '../../api/api';
import { firstDayOfMonth, lastDayOfMonth } from '../../../domain/present-data/presentMonth';
import { ChoiceSelect } from '../../ui/form/ChoiceSelect';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Tabbed } from '../../ui/layout/Tabbed';
import { useAddressChoice } from '../../widgets/address/useAddressChoice';
import { CloseMonthButton } from './CloseMonthButton';
import { MonthComparison } from './MonthComparison';
import { MonthRecords } from './MonthRecords';
import { Unanswered } from './Unanswered';
import { useMonthChoice } from './useMonthChoice';
import './presentData.css';

const tabIds = ['records', 'unanswered', 'comparison'] as const;

/** /employeepresentlist: one month, read-only: its records with sums, who has not answered, and how it compares with attendance (C-09). */
export default function PresentListScreen() {
  const { month, choices, choose } = useMonthChoice();
  const [tab, chooseTab] = useAddressChoice('tab', tabIds);
  const records = useListPresentRecordsQuery({ from: firstDayOfMonth(`${month}-01`), to: lastDayOfMonth(month) });
  const state = useGetPresentMonthQuery(month);
  const unanswered = records.currentData?.filter((record) => record.Attendence_Status === null).length;
  const missing = state.currentData?.Without_record.length;
  const tabs = [
    { id: 'records', title: 'Records', count: records.currentData?.length },
    { id: 'unanswered', title: 'Not answered', count: unanswered === undefined || missing === undefined ? undefined : unanswered + missing },
    { id: 'comparison', title: 'Compared with attendance' },
  ] as const;
  const actions = (
    <>
      <ChoiceSelect label="Month" choices={choices} value={month} onPick={choose} isWide={false} />
      {state.currentData && <CloseMonthButton state={state.currentData} />}
    </>
  );
  return (
    <Page content="fill" header={<PageHeader title="Employee present list" actions={actions} />}>
      <Tabbed name="present-list" tabs={tabs} selected={tab} onSelect={chooseTab}>
        {tab === 'records' && <MonthRecords key={month} query={records} />}
        {tab === 'unanswered' && <Unanswered records={records.currentData} state={state.currentData} hasFailed={records.isError || state.isError} onRetry={() => void Promise.all([records.refetch(), state.refetch()])} />}
        {tab === 'comparison' && <MonthComparison month={month} />}
      </Tabbed>
    </Page>
  );
}
