import type { Handlers } from '../../operations/call';
import { decideOvertime } from './decideOvertime';
import { decideOvertimeEntries } from './decideOvertimeEntries';
import { deleteOvertime } from './deleteOvertime';
import { getOvertime } from './getOvertime';
import { getOvertimeDay } from './getOvertimeDay';
import { getOvertimeEvidence } from './getOvertimeEvidence';
import { listOvertime } from './listOvertime';
import { listOvertimeLogs } from './listOvertimeLogs';
import { listOvertimeProjects } from './listOvertimeProjects';
import { listOvertimeWindow } from './listOvertimeWindow';
import { saveOvertime } from './saveOvertime';

export const overtimeOperations = {
  getOvertimeDay,
  listOvertimeProjects,
  getOvertime,
  saveOvertime,
  listOvertime,
  decideOvertime,
  decideOvertimeEntries,
  getOvertimeEvidence,
  deleteOvertime,
  listOvertimeWindow,
  listOvertimeLogs,
} satisfies Partial<Handlers>;
