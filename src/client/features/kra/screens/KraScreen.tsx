import { Callout } from '@blueprintjs/core';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { monthName, toMonth } from '../../../../domain/calendar/month';
import { kraMessages } from '../../../../domain/kra/kraRatings';
import { useListKraRecordsQuery, type KraRecord } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { selectUser } from '../../../session/sessionSelectors';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { personName } from '../../../../domain/wording/personName';
import { MissingRecord } from '../../../ui/dialogs/NotFoundDialog';
import { useUrlRecord } from '../../../widgets/url-state/useUrlRecord';
import { useToday } from '../../../widgets/useToday';
import { KraFactsPanel } from './KraFactsPanel';
import { KraForm } from './KraForm';
import { RatingsTable } from './RatingsTable';
import './kra.css';

/** BEH-082: replaces the form when the month has a record. */
function Recorded({ record }: { readonly record: KraRecord }) {
  return (
    <Callout intent="success" title={kraMessages.recorded} role="status">
      {record.Rating_status === null
        ? `${personName(record.Team_leader)} has not rated yet.`
        : `${personName(record.Team_leader)} has rated.`}
    </Callout>
  );
}

/** /KRA (ROUTE-065): the user's own rating of the current month, and earlier ones. */
export default function KraScreen() {
  const month = toMonth(useToday());
  const ownId = useSelector(selectUser)?._id ?? '';
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = useListKraRecordsQuery({ Employee_id: ownId }, { skip: ownId === '' });
  const failure = shownFailure(error);
  const records = useMemo(() => (data ?? []).filter((record) => record.Employee_id === ownId), [data, ownId]);
  const [opened, open] = useUrlRecord('record');
  const current = records.find((record) => record.month === month);
  const earlier = records.filter((record) => record.month !== month);
  return (
    <Page header={<PageHeader title="KRA" aside={<span className="db-muted">{monthName(month)}</span>} />}>
      {!data && failure && (
        <LoadFailed what="your ratings" failure={failure} onRetry={refetch} isRetrying={isFetching} />
      )}
      {!data && !failure && <PanelSkeleton lines={8} label="Loading your ratings" />}
      {data && (
        <div className="db-kra-page">
          <section className="db-kra-own" aria-label={current ? 'Your rating' : 'Rate yourself'}>
            {current ? <Recorded record={current} /> : <KraForm />}
          </section>
          <KraFactsPanel month={month} />
          {current && (
            <section className="db-kra-months">
              <RatingsTable records={[current]} openedId={opened} label={`Ratings of ${monthName(month)}`} />
            </section>
          )}
          <MissingRecord
            what="rating"
            id={opened}
            found={records.find(({ _id }) => _id === opened)}
            list={{ data, isFetching }}
            onClose={() => open(null)}
          />
          {earlier.length > 0 && (
            <section className="db-kra-months">
              <h2 className="db-kra-part">Earlier months</h2>
              <RatingsTable records={earlier} openedId={opened} label="Ratings of earlier months" />
            </section>
          )}
        </div>
      )}
    </Page>
  );
}
