/** CONST-021 to CONST-025: what a half of a day can be. Each half carries its own code, so that half days need none (B-34). */
export const halfCodes = ['DP', 'ABS', 'WO', 'HD', 'PL'] as const;
export type HalfCode = (typeof halfCodes)[number];

/** The legend as it stands above the table; TWD (CONST-026) is a total and no code of a half. */
export const attendanceLegend = [
  { code: 'DP', label: 'Present' },
  { code: 'ABS', label: 'Absent' },
  { code: 'WO', label: 'Weekly Off' },
  { code: 'HD', label: 'Holiday' },
  { code: 'PL', label: 'Paid Leave' },
  { code: 'TWD', label: 'Total Working Days' },
] as const;
