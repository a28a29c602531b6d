import { useRequestOwnPersonalDataMutation } from '../../../api/api';
import { useOverlay } from '../../../screen-state/useOverlay';
import { Button } from '../../../ui/controls/Button';
import { ExportDataDialog } from '../../employees/ExportDataDialog';
import { ProfilePanel } from './ProfilePanel';

/** The user's own data as an archive. */
export function ExportPanel() {
  const exporting = useOverlay('export-data');
  const [request] = useRequestOwnPersonalDataMutation();
  return (
    <ProfilePanel
      title="Personal data"
      action={<Button size="small" text="Export my data" onClick={() => exporting.open(null)} />}
    >
      Everything that Daybook stores about you, in one archive.
      <ExportDataDialog
        isOpen={exporting.isOpen}
        title="Export your data?"
        request={() => request().unwrap()}
        onClose={exporting.close}
      />
    </ProfilePanel>
  );
}
