import { attendanceFlags } from '../../../../domain/permissions/flagSets';
import type { JSX, ReactNode } from 'react';
import type { Month } from '../../../../domain/calendar/month';
import type { MissingPunch, PresentComparisonRow, PresentRecord, PresentSilent } from '../../../api/api';
import { lensMark } from '../../../permissions/lensMark';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import type { RowDetail } from '../../../table/detail/rowDetail';
import { EmptyState } from '../../../ui/states/EmptyState';
import { useUrlRecord } from '../../../widgets/url-state/useUrlRecord';
import { PendingLeaves } from '../../leave/PendingLeaves';
import { PendingCorrections } from '../../manual-attendance/PendingCorrections';
import { PendingOvertime } from '../../overtime/PendingOvertime';
import { EmployeeMonth } from '../../attendance/EmployeeMonth';
import { PresentLog } from '../PresentLog';
import { EditPresentDialog } from '../screens/EditPresentDialog';
import { MissingPunches } from '../screens/MissingPunches';
import { MonthComparison } from '../screens/MonthComparison';
import { MonthRecords } from '../screens/MonthRecords';
import { Unanswered } from '../screens/Unanswered';
import type { MonthEndList as ListName } from './monthEndLines';

/** The month of the employee of a row, whose id is null without one. */
type PersonDetail = (id: string | null, name: string, day?: string) => JSX.Element;

export interface MonthEndListProps {
  readonly month: Month;
  readonly list: ListName;
  readonly hasRecords: boolean;
  readonly isClosed: boolean;
}

/** The rows of a list, as on its own screen, with what a decision on the chosen row depends on. */
export function MonthEndList({ month, list, hasRecords, isClosed }: MonthEndListProps) {
  const seesAttendance = useIsPermitted(...attendanceFlags);
  const [edited, edit] = useUrlRecord('edit');
  const personDetail: PersonDetail = (id, name, day) =>
    id === null ? (
      <EmptyState isLarge={false} title="No employee has this code" />
    ) : (
      <EmployeeMonth key={id} id={id} name={name} month={month} day={day} mark={lensMark(...attendanceFlags)} />
    );
  const detail = seesAttendance ? personDetail : undefined;
  // Where the rows leave room: all records are looked through, not one person after the other.
  const recordDetail: RowDetail<PresentRecord> | undefined = detail && {
    noun: 'record',
    content: ({ Employee_id, Name }) => detail(Employee_id, Name),
  };
  const about = <Row,>(content: (row: Row) => ReactNode): RowDetail<Row> => ({
    noun: 'row',
    isAlwaysShown: true,
    content,
  });
  switch (list) {
    case 'missing-punches':
      return (
        <MissingPunches
          month={month}
          detail={detail && about<MissingPunch>(({ _id, Name, Day }) => detail(_id, Name, Day))}
        />
      );
    case 'corrections':
      return <PendingCorrections month={month} detail={detail} />;
    case 'leaves':
      return <PendingLeaves month={month} detail={detail} />;
    case 'overtime':
      return <PendingOvertime month={month} detail={detail} />;
    case 'differences':
      return (
        <MonthComparison
          month={month}
          isOfDifferences
          detail={detail && about<PresentComparisonRow>(({ Employee_id, Name }) => detail(Employee_id, Name))}
        />
      );
    case 'without-record':
    case 'without-answer':
      return (
        <Unanswered
          month={month}
          isClosed={isClosed}
          why={list === 'without-record' ? 'No record' : 'No answer'}
          detail={detail && about<PresentSilent>(({ Employee_id, Name }) => detail(Employee_id, Name))}
        />
      );
    case 'records':
    case 'issues':
      return (
        <>
          <MonthRecords
            month={month}
            hasRecords={hasRecords}
            onEdit={edit}
            {...(list === 'issues'
              ? { answered: 'Issue', detail: about<PresentRecord>(({ _id }) => <PresentLog about={{ id: _id }} />) }
              : { detail: recordDetail })}
          />
          {edited !== null && <EditPresentDialog key={edited} id={edited} onClose={() => edit(null)} />}
        </>
      );
  }
}
