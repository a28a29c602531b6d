import { forgetReleasedFiles } from './forgetReleasedFiles';
import { listenToExpiry } from '../session/listenToExpiry';
import { listenToMonthQuestion } from '../session/listenToMonthQuestion';
import { listenToPreferences } from '../session/listenToPreferences';
import { listenToProfile } from '../session/listenToProfile';
import { listenToSignOut } from '../session/listenToSignOut';
import { listenToLive } from '../live/listenToLive';
import type { Register } from '../session/listen';
import { listenToTimer } from '../features/tasks/timer/listenToTimer';

/** All listeners of the main program. */
export const listeners: readonly Register[] = [
  listenToSignOut,
  listenToExpiry,
  listenToMonthQuestion,
  listenToPreferences,
  listenToProfile,
  listenToTimer,
  listenToLive,
  forgetReleasedFiles,
];
