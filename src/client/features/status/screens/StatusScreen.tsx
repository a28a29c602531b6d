import { Callout } from '@blueprintjs/core';
import { RefreshIcon } from '@blueprintjs/icons';
import { useSelector } from 'react-redux';
import { formatInstant } from '../../../../domain/calendar/formatInstant';
import { useGetServerStatusQuery } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { Button } from '../../../ui/controls/Button';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PageSkeleton } from '../../../ui/states/PageSkeleton';
import { BackupFacts, MailFacts, ServerFacts, SettingFacts, StorageFacts } from './StatusFacts';
import { FailingTable, PartsTable, SlowestTable, WorkersTable } from './StatusTables';
import { verdict, type ServerStatus } from './statusTexts';
import './status.css';

const watched = { pollingInterval: 10_000, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true } as const;

function StatusBody({ status, timeZone }: { readonly status: ServerStatus; readonly timeZone: string }) {
  const { intent, text } = verdict(status.Parts);
  return (
    <>
      <Callout compact intent={intent} role="status" className="db-status-verdict">
        {text}
      </Callout>
      <div className="db-status-panels">
        <PartsTable status={status} timeZone={timeZone} />
        <ServerFacts status={status} timeZone={timeZone} />
        <BackupFacts status={status} timeZone={timeZone} />
        <StorageFacts status={status} />
        <MailFacts status={status} timeZone={timeZone} />
        <SlowestTable status={status} timeZone={timeZone} />
        <FailingTable status={status} timeZone={timeZone} />
        <WorkersTable status={status} timeZone={timeZone} />
        <SettingFacts status={status} />
      </div>
    </>
  );
}

/** /status: what works and what does not, read again every ten seconds; the last figures stay when no answer comes. */
export default function StatusScreen() {
  const timeZone = useSelector(selectTimeZone);
  const { data, error, isFetching, refetch } = useGetServerStatusQuery(undefined, watched);
  const failure = shownFailure(error);
  const retry = (): void => void refetch();
  return (
    <Page
      header={
        <PageHeader
          title="Status"
          aside={data && <span className="db-muted">{`Figures of ${formatInstant(data.Answered_at, timeZone)}`}</span>}
          actions={<Button icon={<RefreshIcon />} text="Refresh" onClick={retry} />}
        />
      }
    >
      {failure !== undefined && (
        <LoadFailed
          what={data === undefined ? 'the status' : 'the newest status'}
          failure={{
            ...failure,
            message:
              data === undefined
                ? failure.message
                : `${failure.message} Shown are the figures of ${formatInstant(data.Answered_at, timeZone)}.`,
          }}
          onRetry={retry}
          isRetrying={isFetching}
        />
      )}
      {data !== undefined ? (
        <StatusBody status={data} timeZone={timeZone} />
      ) : (
        failure === undefined && <PageSkeleton shape="dashboard" />
      )}
    </Page>
  );
}
