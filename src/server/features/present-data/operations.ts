import type { Handlers } from '../../operations/call';
import { answerMonthlyAttendance } from './answerMonthlyAttendance';
import { closePresentMonth } from './closePresentMonth';
import { comparePresentMonth } from './comparePresentMonth';
import { getMonthlyAttendance } from './getMonthlyAttendance';
import { getMonthEnd } from './month-end/getMonthEnd';
import { getPresentMonth } from './getPresentMonth';
import { getPresentRecord } from './getPresentRecord';
import { listMissingPunches } from './month-end/listMissingPunches';
import { listPresentLogs } from './listPresentLogs';
import { listPresentRecords } from './listPresentRecords';
import { listPresentUnanswered } from './listPresentUnanswered';
import { listPresentWindow } from './listPresentWindow';
import { remindPresentUnanswered } from './month-end/remindPresentUnanswered';
import { previewPresentRecords } from './previewPresentRecords';
import { sumPresentRecords } from './sumPresentRecords';
import { updatePresentRecord } from './updatePresentRecord';
import { uploadPresentRecords } from './uploadPresentRecords';

export const presentDataOperations = {
  answerMonthlyAttendance,
  closePresentMonth,
  comparePresentMonth,
  getMonthEnd,
  getMonthlyAttendance,
  getPresentMonth,
  getPresentRecord,
  listMissingPunches,
  listPresentLogs,
  listPresentRecords,
  listPresentUnanswered,
  listPresentWindow,
  sumPresentRecords,
  remindPresentUnanswered,
  previewPresentRecords,
  updatePresentRecord,
  uploadPresentRecords,
} satisfies Partial<Handlers>;
