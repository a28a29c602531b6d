import type { Handlers } from '../../operations/call';
import { decideManualAttendanceRequest } from './decideManualAttendanceRequest';
import { decideManualAttendanceRequests } from './decideManualAttendanceRequests';
import { getLinkedManualAttendance } from './getLinkedManualAttendance';
import { getManualAttendanceEvidence } from './getManualAttendanceEvidence';
import { getManualAttendanceRequest } from './getManualAttendanceRequest';
import { listManualAttendanceLogs } from './listManualAttendanceLogs';
import { listManualAttendanceRequests } from './listManualAttendanceRequests';
import { listManualAttendanceWindow } from './listManualAttendanceWindow';
import { listOwnManualAttendanceRequests } from './listOwnManualAttendanceRequests';
import { requestManualAttendance } from './requestManualAttendance';

export const manualAttendanceOperations = {
  decideManualAttendanceRequest,
  decideManualAttendanceRequests,
  getLinkedManualAttendance,
  getManualAttendanceEvidence,
  listManualAttendanceLogs,
  getManualAttendanceRequest,
  listManualAttendanceRequests,
  listManualAttendanceWindow,
  listOwnManualAttendanceRequests,
  requestManualAttendance,
} satisfies Partial<Handlers>;
