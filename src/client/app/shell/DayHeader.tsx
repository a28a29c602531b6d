import { Classes } from '@blueprintjs/core';
import { RefreshIcon } from '@blueprintjs/icons';
import { useDayTimes } from '../../features/attendance/useDayTimes';
import { WorkingHours } from '../../features/attendance/WorkingHours';
import { Button } from '../../ui/controls/Button';

function Times({
  label,
  entered,
  left,
  isLoading,
}: {
  label: string;
  entered: string;
  left: string;
  isLoading: boolean;
}) {
  const look = isLoading ? Classes.SKELETON : undefined;
  return (
    <span className="db-day-times">
      <span className="db-muted">{label}</span> <span className="db-muted">In</span>{' '}
      <strong className={look}>{entered}</strong> <span className="db-muted">Out</span>{' '}
      <strong className={look}>{left}</strong>
    </span>
  );
}

/** SCR-007, SCR-008: today's face and manual times, and the working hours. */
export function DayHeader() {
  const { times, texts, isFaceLoading, isManualLoading, isFailed, isRetrying, retry } = useDayTimes();
  if (isFailed) {
    return (
      <div className="db-day-header" role="alert">
        <span className="db-muted">Could not load today's times.</span>
        <Button
          size="small"
          variant="minimal"
          icon={<RefreshIcon />}
          text="Retry"
          onClick={retry}
          loading={isRetrying}
        />
      </div>
    );
  }
  return (
    <section className="db-day-header" aria-label="Today">
      <Times label="Face" entered={texts.faceIn} left={texts.faceOut} isLoading={isFaceLoading} />
      <Times label="Manual" entered={texts.manualIn} left={texts.manualOut} isLoading={isManualLoading} />
      <span className="db-day-times">
        <span className="db-muted">Working Hours</span>{' '}
        <WorkingHours times={times} isLoading={isFaceLoading || isManualLoading} />
      </span>
    </section>
  );
}
