/** CONST-021 to CONST-025: the codes of a half day. Each half has its own code, so half days need none of their own (B-34). */
export const halfCodes = ['DP', 'ABS', 'WO', 'HD', 'PL'] as const;
export type HalfCode = (typeof halfCodes)[number];

/** The legend as shown above the table. TWD (CONST-026) is a total, not the code of a half. */
export const attendanceLegend = [
  { code: 'DP', label: 'Present' },
  { code: 'ABS', label: 'Absent' },
  { code: 'WO', label: 'Weekly Off' },
  { code: 'HD', label: 'Holiday' },
  { code: 'PL', label: 'Paid Leave' },
  { code: 'TWD', label: 'Total Working Days' },
] as const;
