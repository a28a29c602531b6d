import { PlusIcon } from '@blueprintjs/icons';
import { lensMark } from '../../../permissions/lensMark';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { useOverlay } from '../../../screen-state/useOverlay';
import { Button } from '../../../ui/controls/Button';
import { StatusUpdateDialog } from './StatusUpdateDialog';

/** Opens the form; for those who manage the project. */
export function PostStatusUpdateButton({ projectId }: { readonly projectId: string }) {
  const mayPost = useIsPermitted('Project.Edit_Project');
  const posting = useOverlay('post-update');
  return (
    <>
      {mayPost && (
        <Button
          {...lensMark('Project.Edit_Project')}
          size="small"
          icon={<PlusIcon />}
          text="Post status update"
          onClick={() => posting.open(null)}
        />
      )}
      {posting.isOpen && <StatusUpdateDialog projectId={projectId} update={null} onClose={posting.close} />}
    </>
  );
}
