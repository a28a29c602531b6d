import { HTMLTable } from '@blueprintjs/core';
import { UploadIcon } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { addMonths, monthName, toMonth } from '../../../../domain/calendar/month';
import { monthEndSteps, type StepState } from '../../../../domain/present-data/monthEnd';
import { useGetMonthEndQuery, type MonthEnd } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { MonthPicker } from '../../../ui/form/day/MonthPicker';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { useUrlMonth } from '../../../widgets/url-state/useUrlMonth';
import { useToday } from '../../../widgets/useToday';
import { CloseMonthButton } from './CloseMonthButton';
import { monthEndLines } from './monthEndLines';
import '../../../ui/badges/badges.css';
import './presentData.css';

const tones: Readonly<Record<StepState, string>> = {
  Done: 'good',
  Open: 'waiting',
  Waiting: 'neutral',
  'Not permitted': 'neutral',
};

function StepTable({ month, isOver }: { readonly month: MonthEnd; readonly isOver: boolean }) {
  return (
    <HTMLTable compact className="db-month-end">
      <caption className="db-for-screen-readers">{`Steps to close ${monthName(month.Month)}`}</caption>
      <thead>
        <tr>
          <th scope="col">Step</th>
          <th scope="col">State</th>
          <th scope="col">Rows</th>
          <th scope="col">What to do</th>
        </tr>
      </thead>
      <tbody>
        {monthEndLines(month, isOver).map(({ step, label, task, state, counts }) => (
          <tr key={step}>
            <th scope="row">{`${monthEndSteps.indexOf(step) + 1}. ${label}`}</th>
            <td>
              <span className={`db-badge db-tone-${tones[state]}`}>{state}</span>
            </td>
            <td>
              {counts.map(({ text, total, path }) => (
                <div key={text}>
                  <Link to={path}>{`${total} ${text}`}</Link>
                </div>
              ))}
              {step === 'close' && <CloseMonthButton state={month} />}
            </td>
            <td>
              {task}
              {step === 'upload' && (
                <>
                  {' '}
                  <LinkButton size="small" icon={<UploadIcon />} text="Upload" to="/employeePresentReport?upload=1" />
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </HTMLTable>
  );
}

/** /month-end: what is left to do before a month can be closed; each count opens exactly its rows. */
export default function MonthEndScreen() {
  const current = toMonth(useToday());
  const { month, choose, limits } = useUrlMonth({ preset: addMonths(current, -1), max: current });
  const { currentData, error, isFetching, refetch } = useGetMonthEndQuery(month, {
    refetchOnMountOrArgChange: 5,
    refetchOnFocus: true,
  });
  const failure = shownFailure(error);
  return (
    <Page header={<PageHeader title="Month end" actions={<MonthPicker month={month} {...limits} onPick={choose} />} />}>
      {currentData ? (
        <StepTable month={currentData} isOver={month < current} />
      ) : failure ? (
        <LoadFailed
          what="the month"
          message={failure.message}
          requestId={failure.requestId}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <PanelSkeleton lines={9} label="Loading the month" />
      )}
    </Page>
  );
}
