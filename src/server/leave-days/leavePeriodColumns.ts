/** The person and the halves of days of a leave, in a query on `leaves`. */
export const leavePeriodColumns = [
  'leaves.id',
  'leaves.employee_id',
  'leaves.starts_on',
  'leaves.ends_on',
  'leaves.half_from',
  'leaves.half_to',
] as const;
