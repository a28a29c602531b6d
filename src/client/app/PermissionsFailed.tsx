import { LoadFailed } from '../ui/states/LoadFailed';
import { useOwnPermissionRecord } from '../permissions/useOwnPermissionRecord';

/** The permission record could not be read: nothing is permitted, and the person can try again. */
export function PermissionsFailed() {
  const { failure, isFetching, refetch } = useOwnPermissionRecord();
  return (
    <main className="db-state-page">
      <LoadFailed what="your permissions" message={failure?.message} requestId={failure?.requestId} onRetry={refetch} isRetrying={isFetching} />
    </main>
  );
}
