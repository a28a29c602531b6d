import { ReasonButton } from '../../ui/controls/ReasonButton';
import { attendanceLegend } from '../../../domain/attendance/attendanceLegend';
import { totalFormulas, type AttendanceTotal } from '../../../domain/attendance/attendanceMonth';
import type { AttendanceCounts } from '../../api/api';
import { codeTones, codeTotals } from './attendanceTexts';
import './attendance.css';

export interface AttendanceLegendProps {
  /** Absent while loading. */
  readonly counts: AttendanceCounts | undefined;
  readonly onOpenTotal: (total: AttendanceTotal) => void;
}

const isCode = (code: string): code is keyof typeof codeTones => Object.hasOwn(codeTones, code);

/** The meaning of the codes (SCR-049), each with its total of the month, which opens the counted days. */
export function AttendanceLegend({ counts, onOpenTotal }: AttendanceLegendProps) {
  return (
    <ul className="db-attendance-legend" aria-label="Legend">
      {attendanceLegend.map(({ code, label }) => {
        const total = codeTotals[code];
        return (
          <li key={code}>
            <span className={`db-attendance-code${isCode(code) ? ` db-attendance-${codeTones[code]}` : ''}`}>
              {code}
            </span>{' '}
            {label}
            {total !== undefined && (
              <ReasonButton
                size="small"
                variant="minimal"
                intent="primary"
                aria-label={`${label}: ${counts?.[total] ?? '…'}, show how it is counted`}
                title={totalFormulas[total]}
                text={counts ? String(counts[total]) : '…'}
                disabledReason={counts ? undefined : 'The figures are still loading'}
                onClick={() => onOpenTotal(total)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
