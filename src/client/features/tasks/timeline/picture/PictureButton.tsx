import { MediaIcon } from '@blueprintjs/icons';
import { useContext } from 'react';
import { shownFailure } from '../../../../api/apiFailure';
import { useCallState } from '../../../../screen-state/useCallState';
import { ExportRecorder } from '../../../../table/export/exportRecorder';
import { Button } from '../../../../ui/controls/Button';
import { showError, showSuccess } from '../../../../ui/dialogs/toaster';
import type { PictureInput } from './drawTimeline';

/** Characters of a name in the audit log. */
const maxListName = 200;

/** Downloads the timeline as a picture. What draws it is loaded on first use. */
export function PictureButton(input: PictureInput) {
  const [isBusy, setBusy] = useCallState('timeline/picture', false);
  const recordExport = useContext(ExportRecorder);
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      const [{ drawTimeline }, { saveAs }] = await Promise.all([import('./drawTimeline'), import('file-saver')]);
      const picture = await drawTimeline(input);
      // A file that the audit log does not know is not handed over.
      await recordExport?.(input.title.slice(0, maxListName), input.rows.length);
      saveAs(picture, `${input.title} ${input.today}.png`);
      await showSuccess('Image downloaded');
    } catch (failure) {
      const reason = shownFailure(failure)?.message ?? (failure instanceof Error ? failure.message : '');
      await showError(`The image was not downloaded. ${reason}`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="small"
      variant="minimal"
      icon={<MediaIcon />}
      text="Image"
      aria-label="Export as image"
      title="Export as image"
      loading={isBusy}
      onClick={() => void download()}
    />
  );
}
