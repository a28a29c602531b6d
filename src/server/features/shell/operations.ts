import type { Handlers } from '../../operations/call';
import { getContract } from './getContract';
import { getHealth } from './getHealth';
import { getReadiness } from './getReadiness';
import { getLastFaceLog } from './getLastFaceLog';
import { getPosition } from './getPosition';
import { listOwnManualTimes } from './listOwnManualTimes';
import { listPreferences } from './listPreferences';
import { savePreference } from './savePreference';

export const shellOperations = {
  getLastFaceLog,
  listOwnManualTimes,
  getPosition,
  getHealth,
  getReadiness,
  getContract,
  listPreferences,
  savePreference,
} satisfies Partial<Handlers>;
