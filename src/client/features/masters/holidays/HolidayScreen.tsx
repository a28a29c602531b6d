import { getYear } from '../../../../domain/calendar/month';
import { Callout } from '@blueprintjs/core';
import { DuplicateIcon } from '@blueprintjs/icons';
import { useMemo } from 'react';
import { useDeleteHolidayMutation, useListHolidaysQuery } from '../../../api/api';
import { useOverlay } from '../../../screen-state/useOverlay';
import { useToday } from '../../../widgets/useToday';
import { CopyHolidaysDialog } from './CopyHolidaysDialog';
import { holidayColumns, holidaysFrom } from './holidayColumns';
import { holidayDetail } from './holidayDetail';
import { HolidayDialog, pastWarning } from './HolidayDialog';
import { MasterScreen } from '../screens/MasterScreen';
import { Button } from '../../../ui/controls/Button';

/** /holidays (C-36), also as /Holidays: the holidays for users who maintain them. */
export default function HolidayScreen() {
  const today = useToday();
  const list = useListHolidaysQuery(undefined, { refetchOnMountOrArgChange: true });
  const [remove] = useDeleteHolidayMutation();
  const copying = useOverlay('copy');
  const base = useMemo(() => holidaysFrom(today), [today]);
  return (
    <>
      <MasterScreen
        title="Holidays"
        noun="holiday"
        columns={holidayColumns}
        list={list}
        base={base}
        detail={holidayDetail}
        getName={(row) => row.Holiday_name}
        remove={(id) => remove({ id }).unwrap()}
        deletedMessage="Holiday deleted successfully"
        deleteWarning={(row) =>
          row.Holiday_date < today && (
            <Callout compact intent="warning" className="db-master-warning">
              {pastWarning}
            </Callout>
          )
        }
        actions={<Button icon={<DuplicateIcon />} text="Copy last year" onClick={() => copying.open(null)} />}
        form={(opened) => <HolidayDialog {...opened} today={today} />}
      />
      {copying.isOpen && <CopyHolidaysDialog thisYear={getYear(today)} onClose={copying.close} />}
    </>
  );
}
