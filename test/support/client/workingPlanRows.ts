import type { WorkingPlanDay, WorkingPlanRow } from '../../../src/client/api/api';

/** A working day without tasks. */
export const workingPlanDay = (details: Partial<WorkingPlanDay> = {}): WorkingPlanDay => ({
  Day: '2026-03-02',
  Planned_hours: 0,
  Capacity_hours: 8,
  Off: null,
  Holiday: null,
  Leave: null,
  Leave_days: 0,
  Tasks: [],
  More_tasks: 0,
  Other_tasks: 0,
  Other_hours: 0,
  Without_estimate: 0,
  ...details,
});

/** Walt Worker on these days. */
export const workingPlanRow = (days: WorkingPlanDay[]): WorkingPlanRow => ({
  _id: 'person-1',
  Name: 'Walt Worker',
  Employee_code: 'E1',
  Position: 'Pilot',
  Department: null,
  Team_leader: null,
  Planned_hours: 0,
  Capacity_hours: 8,
  Days: days,
});
