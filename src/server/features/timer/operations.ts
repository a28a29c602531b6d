import type { Handlers } from '../../operations/call';
import { addTimeEntry } from './addTimeEntry';
import { deleteTimeEntry } from './deleteTimeEntry';
import { editTimeEntry } from './editTimeEntry';
import { getOwnRunningTimer } from './getOwnRunningTimer';
import { getTaskTimer } from './getTaskTimer';
import { listTimeEntries } from './listTimeEntries';
import { listOwnTimeEntries } from './listOwnTimeEntries';
import { listOwnTimerOverruns } from './listOwnTimerOverruns';
import { settleTimerOverrun } from './settleTimerOverrun';
import { splitTimeEntry } from './splitTimeEntry';
import { toggleTaskTimer } from './toggleTaskTimer';

export const timerOperations = {
  listTimeEntries,
  toggleTaskTimer,
  getTaskTimer,
  getOwnRunningTimer,
  listOwnTimeEntries,
  addTimeEntry,
  editTimeEntry,
  splitTimeEntry,
  deleteTimeEntry,
  listOwnTimerOverruns,
  settleTimerOverrun,
} satisfies Partial<Handlers>;
