import type { Handlers } from '../../operations/call';
import { correctAttendanceDay } from './correctAttendanceDay';
import { decideManualAttendanceRequest } from './decideManualAttendanceRequest';
import { decideManualAttendanceRequests } from './decideManualAttendanceRequests';
import { getAttendanceDayEvidence } from './getAttendanceDayEvidence';
import { getLinkedManualAttendance } from './getLinkedManualAttendance';
import { getManualAttendanceEvidence } from './getManualAttendanceEvidence';
import { getManualAttendanceRequest } from './getManualAttendanceRequest';
import { listManualAttendanceLogs } from './listManualAttendanceLogs';
import { listManualAttendanceRequests } from './listManualAttendanceRequests';
import { listManualAttendanceWindow } from './listManualAttendanceWindow';
import { listOwnManualAttendanceRequests } from './listOwnManualAttendanceRequests';
import { requestManualAttendance } from './requestManualAttendance';

export const manualAttendanceOperations = {
  correctAttendanceDay,
  decideManualAttendanceRequest,
  decideManualAttendanceRequests,
  getAttendanceDayEvidence,
  getLinkedManualAttendance,
  getManualAttendanceEvidence,
  listManualAttendanceLogs,
  getManualAttendanceRequest,
  listManualAttendanceRequests,
  listManualAttendanceWindow,
  listOwnManualAttendanceRequests,
  requestManualAttendance,
} satisfies Partial<Handlers>;
