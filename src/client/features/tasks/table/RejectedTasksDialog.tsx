import { DialogBody, DialogFooter } from '@blueprintjs/core';
import type { TaskEditResult } from '../../../api/api';
import '../../../ui/dialogs/dialogs.css';
import './manyTasks.css';
import { Button } from '../../../ui/controls/Button';
import { SmallTable } from '../../../ui/layout/SmallTable';
import { Dialog } from '../../../ui/dialogs/Dialog';

/** The rejected tasks of a bulk change, with reasons. */
export function RejectedTasksDialog({
  rejected,
  onClose,
}: {
  readonly rejected: readonly TaskEditResult[];
  readonly onClose: () => void;
}) {
  return (
    <Dialog
      isOpen={rejected.length > 0}
      title={rejected.length === 1 ? '1 task was rejected' : `${rejected.length} tasks were rejected`}
      onClose={onClose}
      style={{ width: 560 }}
    >
      <DialogBody>
        <SmallTable
          name="Rejected tasks"
          columns={[
            { header: 'Task', cell: ({ _id, Task_key }) => Task_key ?? (_id === null ? 'New task' : 'Unknown task') },
            { header: 'Reason', cell: ({ Message }) => Message },
          ]}
          rows={rejected}
          rowKey={(result, index) => result._id ?? `new ${index}`}
          className="db-many-results"
          looks="striped"
        />
      </DialogBody>
      <DialogFooter actions={<Button text="Close" onClick={onClose} autoFocus />} />
    </Dialog>
  );
}
