import type { Handlers } from '../../operations/call';
import { listFaceDevices, addFaceDevice, deactivateFaceDevice } from './faceDevices';
import { listFaceLogins, listFaceLoginsOfDay, listFaceLoginsOfMonth, listFaceLoginWindow } from './faceLogins';
import { getAttendanceOfMonth } from './getAttendanceOfMonth';
import { getAttendanceSummary } from './getAttendanceSummary';
import { getAttendanceTrend } from './getAttendanceTrend';
import { listMusterSheet } from './listMusterSheet';
import { recordFaceEvents } from './recordFaceEvents';

export const attendanceOperations = {
  listFaceLogins,
  getAttendanceOfMonth,
  getAttendanceSummary,
  listFaceLoginsOfDay,
  listFaceLoginsOfMonth,
  listFaceLoginWindow,
  listFaceDevices,
  addFaceDevice,
  deactivateFaceDevice,
  listMusterSheet,
  recordFaceEvents,
  getAttendanceTrend,
} satisfies Partial<Handlers>;
