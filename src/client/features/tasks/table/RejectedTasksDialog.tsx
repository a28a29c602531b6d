import { DialogBody, DialogFooter, HTMLTable } from '@blueprintjs/core';
import type { TaskEditResult } from '../../../api/api';
import '../../../ui/dialogs/dialogs.css';
import './manyTasks.css';
import { Button } from '../../../ui/controls/Button';
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
      className="db-dialog"
      style={{ width: 560 }}
    >
      <DialogBody>
        <HTMLTable compact striped className="db-many-results">
          <thead>
            <tr>
              <th scope="col">Task</th>
              <th scope="col">Reason</th>
            </tr>
          </thead>
          <tbody>
            {rejected.map((result, index) => (
              <tr key={result._id ?? `new ${index}`}>
                <td>{result.Task_key ?? 'New task'}</td>
                <td>{result.Message}</td>
              </tr>
            ))}
          </tbody>
        </HTMLTable>
      </DialogBody>
      <DialogFooter actions={<Button text="Close" onClick={onClose} autoFocus />} />
    </Dialog>
  );
}
