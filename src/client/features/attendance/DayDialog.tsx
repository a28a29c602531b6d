import { DialogBody, DialogFooter } from '@blueprintjs/core';
import { Fragment } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { weekdayName } from '../../../domain/calendar/weekday';
import { formatDay } from '../../../domain/calendar/formatDay';
import { formatTimeOfDay } from '../../../domain/calendar/formatInstant';
import { leaveDatesField, splitLeaveDates } from '../../../domain/leave/leaveDates';
import { ownManualRequestPath } from '../../../domain/attendance/attendancePath';
import { selectTimeZone } from '../../session/sessionSelectors';
import { KeyValueList } from '../../ui/layout/KeyValueList';
import { ReasonButton } from '../../ui/controls/ReasonButton';
import { closedMonthsFlag } from '../../../domain/present-data/closedMonth';
import { lensMark } from '../../permissions/lensMark';
import { hoursAndMinutes, requestText, timesText } from './attendanceTexts';
import { whyNotCorrectable, whyNotRequestable, type ShownDay } from './countedDay';
import { Dialog } from '../../ui/dialogs/Dialog';
import { NotFoundDialog } from '../../ui/dialogs/NotFoundDialog';
import { useToday } from '../../widgets/useToday';

const timeOrMissing = (instant: string | null, isPunchMissing: boolean, timeZone: string): string =>
  instant === null && isPunchMissing ? 'missing' : formatTimeOfDay(instant, timeZone);

/** The earlier check-out of an employee who came back and did not check out again is shown with a note. */
function checkOutText(
  { checkIn, checkOut, missing_punch: isPunchMissing }: ShownDay['wire'],
  timeZone: string,
): string {
  const text = timeOrMissing(checkOut, isPunchMissing, timeZone);
  return isPunchMissing && checkIn !== null && checkOut !== null ? `${text}, the last check-out is missing` : text;
}

function leaveText({ wire: { leave } }: ShownDay): string | null {
  if (leave === null) return null;
  const { from, to } = splitLeaveDates(leave[leaveDatesField]);
  const comment = leave.status_comment === null ? '' : ` (${leave.status_comment})`;
  return `${formatDay(from)} – ${formatDay(to)}, ${leave.Leave_half_from} – ${leave.Leave_half_to}: ${leave.status}${comment}`;
}

function OwnRequestLinks({ wire: { manual_requests: requests } }: { readonly wire: ShownDay['wire'] }) {
  return requests.map((request, index) => (
    <Fragment key={request._id}>
      {index > 0 && '; '}
      <Link to={ownManualRequestPath(request._id)}>{requestText(request)}</Link>
    </Fragment>
  ));
}

export interface OpenDay {
  /** Those of the month; undefined while they are read. */
  readonly days: readonly ShownDay[] | undefined;
  /** The day that the address names. */
  readonly open: string | null;
}

export interface DayDialogProps extends OpenDay {
  /** Whose day it is, where the page shows those of others. */
  readonly of?: string;
  /** For an own day: asks for a correction. */
  readonly onRequest?: (day: string) => void;
  /** For HR and a day of another: corrects it. */
  readonly onCorrect?: ((day: string) => void) | undefined;
  readonly onClose: () => void;
}

/** The details of a day: logs, corrections, leave, holiday, and the result. */
export function DayDialog({ days, open, of, onRequest, onCorrect, onClose }: DayDialogProps) {
  const day = days?.find((known) => known.day === open);
  const today = useToday();
  const timeZone = useSelector(selectTimeZone);
  const wire = day?.wire;
  if (days !== undefined && day === undefined && open !== null)
    return (
      <NotFoundDialog what="day" onClose={onClose}>
        There is no attendance of this day yet, or the address is mistyped.
      </NotFoundDialog>
    );
  return (
    <Dialog
      isOpen={day !== undefined}
      title={day ? `${of === undefined ? '' : `${of}: `}${weekdayName(day.day)}, ${formatDay(day.day)}` : ''}
      onClose={onClose}
      style={{ width: 560 }}
    >
      <DialogBody>
        {day && wire && (
          <KeyValueList
            labelWidth={150}
            items={[
              { label: 'Face In Logs', value: timesText(wire.face_in_logs, timeZone) },
              { label: 'Face Out Logs', value: timesText(wire.face_out_logs, timeZone) },
              {
                label: 'Manual requests',
                value:
                  onRequest && wire.manual_requests.length > 0 ? (
                    <OwnRequestLinks wire={wire} />
                  ) : (
                    wire.manual_requests.map(requestText).join('; ')
                  ),
              },
              { label: 'Leave', value: leaveText(day) },
              {
                label: 'Holiday',
                value: wire.holiday && `${wire.holiday}${wire.holiday_half === null ? '' : ` (${wire.holiday_half})`}`,
              },
              { label: 'InTime', value: timeOrMissing(wire.checkIn, wire.missing_punch, timeZone) },
              { label: 'OutTime', value: checkOutText(wire, timeZone) },
              {
                label: 'Tot. Hrs',
                value:
                  wire.worked_minutes === 0 ? null : `${hoursAndMinutes(wire.worked_minutes)} (OutTime minus InTime)`,
              },
              { label: 'First Half', value: wire.first_half },
              { label: 'Second Half', value: wire.second_half },
              {
                label: 'Portion',
                value:
                  wire.present_count === null
                    ? null
                    : `${wire.present_count} (a half day counts as present after two hours; the second half begins at 02:15 PM)`,
              },
            ]}
          />
        )}
      </DialogBody>
      {day && onRequest && (
        <DialogFooter
          actions={
            <ReasonButton
              text="Request a correction"
              disabledReason={whyNotRequestable(day.wire, today)}
              onClick={() => onRequest(day.day)}
            />
          }
        />
      )}
      {day && onCorrect && (
        <DialogFooter
          actions={
            <ReasonButton
              {...lensMark(closedMonthsFlag)}
              text="Correct the day"
              disabledReason={whyNotCorrectable(day.wire, today)}
              onClick={() => onCorrect(day.day)}
            />
          }
        />
      )}
    </Dialog>
  );
}
