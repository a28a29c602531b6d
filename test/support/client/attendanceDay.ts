import type { AttendanceDay } from '../../../src/client/api/api';

/** A working day without any record. */
export const attendanceDay = (date: string): AttendanceDay => ({
  date,
  checkIn: null,
  checkOut: null,
  present_first_half: 0,
  present_second_half: 0,
  present_count: 0,
  weekOff: false,
  holiday: null,
  holiday_half: null,
  leave: null,
  face_in_logs: [],
  face_out_logs: [],
  manual_requests: [],
  first_half: 'ABS',
  second_half: 'ABS',
  worked_minutes: 0,
  missing_punch: false,
  before_joining: false,
  not_employed: false,
});
