import { Colors } from '@blueprintjs/core';
import type { TaskStatus } from '../../../../domain/tasks/taskChoices';

/** One colour per status in charts: light enough for black figures, the same in both themes. */
export const statusColours: Readonly<Record<TaskStatus, string>> = {
  OPEN: Colors.GRAY4,
  'IN PROGRESS': Colors.BLUE5,
  'DEVELOPMENT DONE': Colors.TURQUOISE5,
  'READY FOR QA': Colors.GOLD5,
  'READY FOR UAT': Colors.ORANGE5,
  REOPEN: Colors.RED5,
  REJECTED: Colors.ROSE5,
  'ON HOLD': Colors.VIOLET5,
  CLOSE: Colors.GREEN5,
};
