import { forgetReleasedFiles } from './forgetReleasedFiles';
import { listenToExpiry } from '../session/listeners/listenToExpiry';
import { listenToRenewal } from '../session/listeners/listenToRenewal';
import { listenToMonthQuestion } from '../session/listeners/listenToMonthQuestion';
import { listenToPreferences } from '../session/listeners/listenToPreferences';
import { listenToProfile } from '../session/listeners/listenToProfile';
import { listenToSignOut } from '../session/listeners/listenToSignOut';
import { listenToLive } from '../live/listenToLive';
import { readUnknownOutcome } from '../live/readUnknownOutcome';
import { repeatFailedReads } from '../live/repeatFailedReads';
import type { Register } from '../session/listen';
import { listenToTimer } from '../features/tasks/timer/listenToTimer';

/** All listeners of the main program. */
export const listeners: readonly Register[] = [
  listenToSignOut,
  listenToExpiry,
  listenToRenewal,
  listenToMonthQuestion,
  listenToPreferences,
  listenToProfile,
  listenToTimer,
  listenToLive,
  repeatFailedReads,
  readUnknownOutcome,
  forgetReleasedFiles,
];
