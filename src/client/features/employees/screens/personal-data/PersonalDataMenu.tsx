import { DownloadIcon, PersonIcon, TrashIcon } from '@blueprintjs/icons';
import { useRequestPersonalDataMutation, type EmployeeRecord } from '../../../../api/api';
import { lensMark } from '../../../../permissions/lensMark';
import { useIsPermitted } from '../../../../permissions/useIsPermitted';
import { useOverlay } from '../../../../screen-state/useOverlay';
import { Button } from '../../../../ui/controls/Button';
import { Menu } from '../../../../ui/controls/Menu';
import { MenuPopover } from '../../../../ui/controls/MenuPopover';
import { ReasonMenuItem } from '../../../../ui/controls/ReasonMenuItem';
import { ExportDataDialog } from '../../ExportDataDialog';
import { fullName } from '../employeeColumns';
import { ErasureDialog } from './ErasureDialog';

const mark = lensMark('Employee.Personal_Data');

function getErasureObstacle({ Is_erased, Status }: EmployeeRecord): string | undefined {
  if (Is_erased) return 'The personal data is erased already';
  return Status === 'Active' ? 'Deactivate the employee first' : undefined;
}

/** Exports the personal data of an employee, or erases it. */
export function PersonalDataMenu({ employee }: { readonly employee: EmployeeRecord }) {
  const isPermitted = useIsPermitted('Employee.Personal_Data');
  const exporting = useOverlay('export-data');
  const erasing = useOverlay('erase-data');
  const [request] = useRequestPersonalDataMutation();
  const items = (
    <Menu>
      <ReasonMenuItem
        {...mark}
        icon={<DownloadIcon />}
        text="Export…"
        disabledReason={undefined}
        onClick={() => exporting.open(null)}
      />
      <ReasonMenuItem
        {...mark}
        icon={<TrashIcon />}
        intent="danger"
        text="Erase…"
        disabledReason={getErasureObstacle(employee)}
        onClick={() => erasing.open(null)}
      />
    </Menu>
  );
  return (
    <>
      {isPermitted && (
        <MenuPopover name="personal-data" content={items} placement="bottom-end">
          <Button {...mark} icon={<PersonIcon />} text="Personal data…" />
        </MenuPopover>
      )}
      <ExportDataDialog
        isOpen={exporting.isOpen}
        title={`Export the data of ${fullName(employee)}?`}
        request={() => request({ id: employee._id }).unwrap()}
        onClose={exporting.close}
      />
      {erasing.isOpen && <ErasureDialog employee={employee} onClose={erasing.close} />}
    </>
  );
}
