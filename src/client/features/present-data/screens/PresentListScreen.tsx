import { HistoryIcon } from '@blueprintjs/icons';
import { addMonths, toMonth, monthName } from '../../../../domain/calendar/month';
import { useGetPresentMonthQuery } from '../../../api/api';
import { Scope } from '../../../screen-state/Scope';
import { MonthPicker } from '../../../ui/form/day/MonthPicker';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Tabbed } from '../../../ui/layout/Tabbed';
import { useUrlChoice } from '../../../widgets/url-state/useUrlChoice';
import { useUrlMonth } from '../../../widgets/url-state/useUrlMonth';
import { useUrlRecord } from '../../../widgets/url-state/useUrlRecord';
import { PresentLogDrawer } from '../log/PresentLogDrawer';
import { useWorkDate } from '../../../widgets/useWorkDate';
import { CloseMonthButton } from './CloseMonthButton';
import { MissingPunches } from './MissingPunches';
import { MonthComparison } from './MonthComparison';
import { MonthRecords } from './MonthRecords';
import { Unanswered } from './Unanswered';
import './presentData.css';
import { Button } from '../../../ui/controls/Button';

const tabIds = ['records', 'unanswered', 'comparison', 'missing-punches'] as const;

/**
 * /employeepresentlist: one month, read-only: its records with sums, missing answers, the comparison with
 * attendance, and missing punches (C-09).
 */
export default function PresentListScreen() {
  const current = toMonth(useWorkDate());
  // Records are uploaded after the end of the month.
  const { month, choose, limits } = useUrlMonth({ preset: addMonths(current, -1), max: current });
  const [tab, chooseTab] = useUrlChoice('tab', tabIds);
  const [monthLog, showMonthLog] = useUrlRecord('monthlog');
  const { currentData: state } = useGetPresentMonthQuery(month);
  const tabs = [
    { id: 'records', title: 'Records', count: state?.Records },
    { id: 'unanswered', title: 'Still to answer', count: state && state.Unanswered + state.Without_record },
    { id: 'comparison', title: 'Compared with attendance' },
    { id: 'missing-punches', title: 'Missing punches' },
  ] as const;
  const actions = (
    <>
      <MonthPicker month={month} {...limits} onPick={choose} />
      <Button icon={<HistoryIcon />} text="Month log" onClick={() => showMonthLog('1')} />
      {state && <CloseMonthButton state={state} />}
    </>
  );
  return (
    <Page content="fill" header={<PageHeader title="Employee present list" actions={actions} />}>
      <Tabbed name="present-list" tabs={tabs} selected={tab} onSelect={chooseTab}>
        {tab === 'records' && (
          <MonthRecords key={month} month={month} hasRecords={state === undefined || state.Records > 0} />
        )}
        {tab === 'unanswered' && <Unanswered key={month} month={month} isClosed={state && state.Closed_at !== null} />}
        {tab === 'comparison' && <MonthComparison month={month} />}
        {tab === 'missing-punches' && <MissingPunches key={month} month={month} />}
      </Tabbed>
      <Scope name="month-log">
        <PresentLogDrawer
          about={monthLog === null ? null : { month }}
          title={`Log of ${monthName(month)}`}
          onClose={() => showMonthLog(null)}
        />
      </Scope>
    </Page>
  );
}
