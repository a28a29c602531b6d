import { useListPreferencesQuery } from '../../api/api';
import { shownFailure } from '../../api/apiFailure';
import { LoadFailed } from '../../ui/states/LoadFailed';

/**
 * Says that what the user has arranged could not be read: pages look as they do at first, and a new arrangement would
 * replace the stored one.
 */
export function PreferencesNotice() {
  const { data, error, isFetching, refetch } = useListPreferencesQuery();
  const failure = data === undefined ? shownFailure(error) : undefined;
  if (!failure) return null;
  return (
    <div className="db-page-notices">
      <LoadFailed what="your own views and settings" failure={failure} onRetry={refetch} isRetrying={isFetching} />
    </div>
  );
}
