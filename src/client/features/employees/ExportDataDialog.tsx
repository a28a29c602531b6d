import { takeSecret } from '../../browser/sealedValues';
import { startDownload } from '../../browser/startDownload';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { showSuccess } from '../../ui/dialogs/toaster';

export interface ExportDataDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** Asks for the link to the archive; the answer has it sealed. */
  readonly request: () => Promise<{ readonly Link: string }>;
  readonly onClose: () => void;
}

/** Says what the archive of personal data holds, and starts its download. */
export function ExportDataDialog({ isOpen, title, request, onClose }: ExportDataDialogProps) {
  const download = async (): Promise<void> => {
    const { Link } = await request();
    startDownload(takeSecret(Link) ?? Link);
    onClose();
    await showSuccess('The download has started');
  };
  return (
    <ConfirmDialog
      name="export-data"
      isOpen={isOpen}
      title={title}
      confirmLabel="Download"
      onConfirm={download}
      onCancel={onClose}
      width={480}
    >
      <p>
        One zip archive with everything that is stored about the person: record, attendance, leave, overtime, ratings,
        time entries, tasks, comments, tickets, and uploaded files. index.html in it lists the contents.
      </p>
      <p>
        Passwords are not included, and what others wrote is not either. The export is noted in the history of the
        record.
      </p>
    </ConfirmDialog>
  );
}
