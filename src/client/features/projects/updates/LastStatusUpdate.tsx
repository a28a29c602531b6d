import { useSelector } from 'react-redux';
import { formatInstant } from '../../../../domain/calendar/formatInstant';
import { shownFailure } from '../../../api/apiFailure';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { Age } from '../../../ui/badges/Age';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { Button } from '../../../ui/controls/Button';
import { RichTextView } from '../../../ui/richtext/RichTextView';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { PostStatusUpdateButton } from './PostStatusUpdateButton';
import { useStatusUpdates } from './useStatusUpdates';
import './statusUpdates.css';

export interface LastStatusUpdateProps {
  readonly projectId: string;
  readonly onShowAll: () => void;
}

/** How the project is going: its newest status update, above the figures. */
export function LastStatusUpdate({ projectId, onShowAll }: LastStatusUpdateProps) {
  const timeZone = useSelector(selectTimeZone);
  const { currentData, error, isFetching, refetch } = useStatusUpdates(projectId, 0);
  const failure = shownFailure(error);
  const last = currentData?.Rows[0];
  return (
    <section className="db-last-update" aria-label="Last status update">
      {currentData === undefined && failure !== undefined && (
        <LoadFailed what="the status updates" failure={failure} onRetry={refetch} isRetrying={isFetching} />
      )}
      {currentData === undefined && failure === undefined && (
        <PanelSkeleton lines={1} label="Loading the last status update" />
      )}
      {currentData !== undefined && last === undefined && <span className="db-muted">No status update yet</span>}
      {last !== undefined && (
        <>
          <StatusBadge status={last.Health} />
          <div className="db-last-update-text">
            <RichTextView html={last.Text} />
          </div>
          <span className="db-last-update-by">
            {last.Author} <Age at={last.Create_at} exact={formatInstant(last.Create_at, timeZone)} />
          </span>
          <Button
            size="small"
            variant="minimal"
            text={currentData?.Total === 1 ? 'Show' : `All ${currentData?.Total ?? 0}`}
            aria-label={
              currentData?.Total === 1 ? 'Show status updates' : `All ${currentData?.Total ?? 0} status updates`
            }
            onClick={onShowAll}
          />
        </>
      )}
      <PostStatusUpdateButton projectId={projectId} />
    </section>
  );
}
