import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { closedMonthsFlag } from '../../../domain/present-data/closedMonth';
import { lensMark } from '../../permissions/lensMark';
import { useIsPermitted } from '../../permissions/useIsPermitted';
import { useOverlay } from '../../screen-state/useOverlay';
import { selectUser } from '../../session/sessionSelectors';
import { CorrectDayDialog, type CorrectedDay } from './CorrectDayDialog';

export interface DayCorrection {
  /** Whether the user may correct the days of an employee: HR may, except the own ones. */
  readonly mayCorrect: (employeeId: string) => boolean;
  readonly correct: (of: CorrectedDay) => void;
  /** For what calls `correct`. */
  readonly mark: ReturnType<typeof lensMark>;
  /** To be rendered. */
  readonly dialog: ReactNode;
}

/** Correction of days of employees, which needs no request. */
export function useDayCorrection(): DayCorrection {
  const isPermitted = useIsPermitted(closedMonthsFlag);
  const ownId = useSelector(selectUser)?._id;
  const { props: shown, open, close } = useOverlay<CorrectedDay>('correct-day');
  const mayCorrect = (employeeId: string): boolean => isPermitted && employeeId !== ownId;
  const dialog = shown && <CorrectDayDialog key={`${shown.employeeId} ${shown.day}`} of={shown} onClose={close} />;
  return { mayCorrect, correct: open, mark: lensMark(closedMonthsFlag), dialog };
}
