import { LoadFailed } from '../ui/states/LoadFailed';
import { usePermissionRetry } from '../permissions/useOwnPermissionRecord';

/** The permission record could not be read: nothing is permitted, and the user can try again. */
export function PermissionsFailed() {
  const { failure, isRetrying, retry } = usePermissionRetry();
  return (
    <main className="db-state-page">
      <LoadFailed what="your permissions" failure={failure} onRetry={retry} isRetrying={isRetrying} />
    </main>
  );
}
