import { Button, Classes } from '@blueprintjs/core';
import { RefreshIcon } from '@blueprintjs/icons';
import { useSelector } from 'react-redux';
import { useGetLastFaceLogQuery, useListOwnManualTimesQuery } from '../../api/api';
import { selectTimeZone } from '../../session/sessionSelectors';
import { useToday } from '../../widgets/useToday';
import { dayHeaderTexts, timesOfToday } from './dayTimes';
import { WorkingHours } from './WorkingHours';

// Check-ins happen at the door, not on this page.
const freshness = { pollingInterval: 5 * 60_000, skipPollingIfUnfocused: true, refetchOnFocus: true };

function Times({ label, entered, left, isLoading }: { label: string; entered: string; left: string; isLoading: boolean }) {
  const look = isLoading ? Classes.SKELETON : undefined;
  return (
    <span className="db-day-times">
      <span className="db-muted">{label}</span> <span className="db-muted">In</span> <strong className={look}>{entered}</strong> <span className="db-muted">Out</span>{' '}
      <strong className={look}>{left}</strong>
    </span>
  );
}

/** SCR-007, SCR-008: today's face and manual times, and the working hours. */
export function DayHeader() {
  const today = useToday();
  const timeZone = useSelector(selectTimeZone);
  const face = useGetLastFaceLogQuery(undefined, freshness);
  const manual = useListOwnManualTimesQuery(undefined, freshness);
  const times = timesOfToday(face.data ?? [], manual.data ?? [], today, timeZone);
  const texts = dayHeaderTexts(times, timeZone);
  const retry = (): void => {
    if (face.isError) void face.refetch();
    if (manual.isError) void manual.refetch();
  };
  if ((face.isError && !face.data) || (manual.isError && !manual.data)) {
    return (
      <div className="db-day-header" role="alert">
        <span className="db-muted">Could not load today's times.</span>
        <Button size="small" variant="minimal" icon={<RefreshIcon />} text="Retry" onClick={retry} loading={face.isFetching || manual.isFetching} />
      </div>
    );
  }
  return (
    <section className="db-day-header" aria-label="Today">
      <Times label="Face" entered={texts.faceIn} left={texts.faceOut} isLoading={face.isLoading} />
      <Times label="Manual" entered={texts.manualIn} left={texts.manualOut} isLoading={manual.isLoading} />
      <span className="db-day-times">
        <span className="db-muted">Working Hours</span> <WorkingHours times={times} />
      </span>
    </section>
  );
}
