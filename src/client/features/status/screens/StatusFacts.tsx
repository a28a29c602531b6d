import { formatInstant } from '../../../../domain/calendar/formatInstant';
import { sizeText } from '../../../ui/form/files/fileChoice';
import { KeyValueList } from '../../../ui/layout/KeyValueList';
import { EmptyState } from '../../../ui/states/EmptyState';
import { StatusPanel } from './StatusPanel';
import type { StatusTableProps } from './StatusTables';
import { intervalText, momentText, type ServerStatus } from './statusTexts';

const labelWidth = 170;
const unknownSize = 'not known';

const free = (bytes: number | null): string => (bytes === null ? unknownSize : `${sizeText(bytes)} free`);

type Backup = NonNullable<ServerStatus['Backups']['Last']>;

function outcome({ Finished_at: finishedAt, Problem: problem }: Backup): string {
  if (finishedAt === null) return 'It is running, or its process has ended';
  return problem === null ? 'Good' : `Failed: ${problem}`;
}

export function BackupFacts({ status, timeZone }: StatusTableProps) {
  const { Backups: backups } = status;
  const { Last: last, Last_good: lastGood, Every_minutes: everyMinutes } = backups;
  const size = lastGood?.Size_bytes;
  return (
    <StatusPanel title="Backups" scope="Of the database, all servers">
      {last === undefined && everyMinutes === null ? (
        <EmptyState isLarge={false} title="No backup has ever been made">
          Set BACKUP_DIR for scheduled ones
        </EmptyState>
      ) : (
        <KeyValueList
          labelWidth={labelWidth}
          items={[
            {
              label: 'Last backup',
              value: last && momentText(status, last.Started_at, timeZone),
            },
            { label: 'Result', value: last && outcome(last) },
            { label: 'Kind', value: last && (last.Is_scheduled ? 'Scheduled' : 'By command') },
            {
              label: 'Last good backup',
              value: lastGood === undefined ? 'None' : momentText(status, lastGood.Started_at, timeZone),
            },
            {
              label: 'Its size',
              value:
                size !== null && size !== undefined
                  ? `${sizeText(size)}, ${lastGood?.Is_encrypted === true ? 'encrypted' : 'not encrypted'}`
                  : null,
            },
            {
              label: 'Next backup',
              value:
                everyMinutes === null
                  ? 'None is scheduled'
                  : `${formatInstant(backups.Next_at, timeZone)}, every ${intervalText(everyMinutes)}`,
            },
          ]}
        />
      )}
    </StatusPanel>
  );
}

export function MailFacts({ status, timeZone }: StatusTableProps) {
  const { Host: host, Mails: mails } = status;
  return (
    <StatusPanel title="Mail queue" scope="Of the database, all servers">
      <KeyValueList
        labelWidth={labelWidth}
        items={[
          {
            label: 'Waiting',
            explanation: 'Mails of employees who are off wait for the end of their days off',
            value: mails.Waiting,
          },
          {
            label: 'Tried without success',
            explanation: 'Of those that wait; they are tried again. A mail that is being sent counts as well',
            value: mails.Tried,
          },
          {
            label: 'Oldest waiting mail',
            value: mails.Oldest_at === null ? 'None' : formatInstant(mails.Oldest_at, timeZone),
          },
          {
            label: `Last sent by ${host}`,
            value: momentText(status, mails.Last_sent_at, timeZone) || 'None since its start',
          },
          { label: 'Last error', value: mails.Last_problem ?? 'None since its start' },
          ...(mails.Last_problem_at === null
            ? []
            : [{ label: 'Time of the error', value: momentText(status, mails.Last_problem_at, timeZone) }]),
        ]}
      />
    </StatusPanel>
  );
}

export function ServerFacts({ status, timeZone }: StatusTableProps) {
  const { Answered_at: answeredAt } = status;
  return (
    <StatusPanel title="Server" scope={`Answered by ${status.Host}, worker ${status.Worker}`}>
      <KeyValueList
        labelWidth={labelWidth}
        items={[
          { label: 'Version', value: `Daybook ${status.Version}, Node.js ${status.Node_version}` },
          {
            label: 'Started',
            value: momentText(status, status.Started_at, timeZone),
          },
          { label: 'Clock of the machine', value: formatInstant(answeredAt, timeZone) },
        ]}
      />
    </StatusPanel>
  );
}

export function StorageFacts({ status }: Pick<StatusTableProps, 'status'>) {
  const { Host: host, Storage: storage } = status;
  return (
    <StatusPanel title="Storage" scope="Database: all servers">
      <KeyValueList
        labelWidth={labelWidth}
        items={[
          { label: 'Database', value: `PostgreSQL ${storage.Database_version}` },
          { label: 'Newest migration', value: storage.Migration },
          { label: 'Size of the database', value: sizeText(storage.Database_bytes) },
          { label: `Data folder of ${host}`, value: free(storage.Data_free_bytes) },
          { label: 'Disk of backups', value: free(storage.Backup_free_bytes) },
        ]}
      />
    </StatusPanel>
  );
}

const settingColumns = 3;

/** Names and values; of secrets only whether they are set. */
export function SettingFacts({ status }: Pick<StatusTableProps, 'status'>) {
  const perColumn = Math.ceil(status.Settings.length / settingColumns);
  return (
    <StatusPanel title="Settings in force" scope={`Of ${status.Host}, read at its start`} size="whole">
      {status.Settings.length === 0 ? (
        <EmptyState isLarge={false} title="This program was started without settings" />
      ) : (
        <div className="db-status-settings">
          {Array.from({ length: settingColumns }, (_, column) => (
            <KeyValueList
              key={column}
              labelWidth={250}
              items={status.Settings.slice(column * perColumn, (column + 1) * perColumn).map(({ Name, Value }) => ({
                label: Name,
                value: Value,
              }))}
            />
          ))}
        </div>
      )}
    </StatusPanel>
  );
}
