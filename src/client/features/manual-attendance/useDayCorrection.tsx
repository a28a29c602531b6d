import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { closedMonthsFlag } from '../../../domain/present-data/closedMonth';
import { useIsPermitted } from '../../permissions/useIsPermitted';
import { useOverlay } from '../../screen-state/useOverlay';
import { selectUser } from '../../session/sessionSelectors';
import { CorrectDayDialog, type CorrectedDay } from './CorrectDayDialog';

export interface DayCorrection {
  /** Whether the user may correct the days of an employee: HR may, except the own ones. */
  readonly mayCorrect: (employeeId: string) => boolean;
  readonly correct: (of: CorrectedDay) => void;
  /** To be rendered. */
  readonly dialog: ReactNode;
}

/** Correction of days of employees, which needs no request. */
export function useDayCorrection(): DayCorrection {
  const isPermitted = useIsPermitted(closedMonthsFlag);
  const ownId = useSelector(selectUser)?._id;
  const { props: shown, open, close } = useOverlay<CorrectedDay>('correct-day');
  return {
    mayCorrect: (employeeId) => isPermitted && employeeId !== ownId,
    correct: open,
    dialog: shown && <CorrectDayDialog key={`${shown.employeeId} ${shown.day}`} of={shown} onClose={close} />,
  };
}
