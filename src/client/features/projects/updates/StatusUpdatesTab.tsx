import { useDeleteStatusUpdateMutation, type StatusUpdate } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { useOverlay } from '../../../screen-state/useOverlay';
import { useScreenState } from '../../../screen-state/useScreenState';
import { PageSteps } from '../../../ui/controls/PageSteps';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { EmptyState } from '../../../ui/states/EmptyState';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { PostStatusUpdateButton } from './PostStatusUpdateButton';
import { StatusUpdateDialog } from './StatusUpdateDialog';
import { StatusUpdateItem } from './StatusUpdateItem';
import { updatesPerPage, useStatusUpdates } from './useStatusUpdates';
import './statusUpdates.css';

/** Every status update of a project, newest first, by pages. */
export function StatusUpdatesTab({ projectId }: { readonly projectId: string }) {
  const [offset, setOffset] = useScreenState('tables', 'updates-offset', 0);
  const { data, error, isFetching, refetch } = useStatusUpdates(projectId, offset);
  const [remove] = useDeleteStatusUpdateMutation();
  const editing = useOverlay<StatusUpdate>('edit-update');
  const deletion = useOverlay<StatusUpdate>('delete-update');
  const failure = shownFailure(error);
  const total = data?.Total ?? 0;
  const confirmDelete = async (): Promise<void> => {
    if (deletion.props === undefined) return;
    await remove({ id: deletion.props._id }).unwrap();
    void showSuccess('Status update deleted Successfully');
    // The page would be empty.
    if (data?.Rows.length === 1) setOffset(Math.max(offset - updatesPerPage, 0));
    deletion.close();
  };
  return (
    <section className="db-status-updates" aria-label="Status updates">
      <PostStatusUpdateButton projectId={projectId} />
      {failure !== undefined && (
        <LoadFailed what="the status updates" failure={failure} onRetry={refetch} isRetrying={isFetching} />
      )}
      {data === undefined && failure === undefined && <PanelSkeleton lines={6} label="Loading the status updates" />}
      {data !== undefined && total === 0 && (
        <EmptyState title="No status update yet">Managers say here how the project is going.</EmptyState>
      )}
      {data !== undefined && data.Rows.length > 0 && (
        <ol className="db-status-update-rows" aria-label="Status updates" aria-busy={isFetching}>
          {data.Rows.map((update) => (
            <StatusUpdateItem key={update._id} update={update} onEdit={editing.open} onDelete={deletion.open} />
          ))}
        </ol>
      )}
      {(total > updatesPerPage || offset > 0) && (
        <footer className="db-status-update-pages">
          <PageSteps isByTime offset={offset} pageSize={updatesPerPage} total={total} onOffset={setOffset} />
        </footer>
      )}
      {editing.props !== undefined && (
        <StatusUpdateDialog projectId={projectId} update={editing.props} onClose={editing.close} />
      )}
      <ConfirmDialog
        name="delete-update"
        isOpen={deletion.isOpen}
        title="Are you sure to delete this status update?"
        confirmLabel="Delete"
        intent="danger"
        onConfirm={confirmDelete}
        onCancel={deletion.close}
      >
        It cannot be restored. The history of the project says that it was deleted.
      </ConfirmDialog>
    </section>
  );
}
