import { useListKraRecordsQuery } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { EmptyState } from '../../../ui/states/EmptyState';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { personName } from '../../../../domain/wording/personName';
import { AverageLine } from './AverageLine';
import { KraFactsPanel } from './KraFactsPanel';
import { RatingsTable } from './RatingsTable';
import './kra.css';

/** The ratings of an employee over the months, with the facts of the newest one. */
export function RatedMonths({ employeeId }: { readonly employeeId: string }) {
  const { currentData: records, error, isFetching, refetch } = useListKraRecordsQuery({ Employee_id: employeeId });
  const failure = shownFailure(error);
  const [newest] = records ?? [];
  if (!records && failure)
    return <LoadFailed what="the ratings" failure={failure} onRetry={refetch} isRetrying={isFetching} />;
  if (!records) return <PanelSkeleton lines={8} label="Loading the ratings" />;
  if (newest === undefined) return <EmptyState title="There are no ratings that you can see" />;
  return (
    <div className="db-kra-page">
      <section className="db-kra-own" aria-label="Averages by month">
        <h2 className="db-kra-part">
          {personName(newest.Employee)} ({newest.Employee.Employee_code})
        </h2>
        <AverageLine records={records} />
      </section>
      <KraFactsPanel month={newest.month} employeeId={employeeId} />
      <section className="db-kra-months">
        <RatingsTable records={records} label={`Ratings of ${personName(newest.Employee)}`} />
      </section>
    </div>
  );
}
