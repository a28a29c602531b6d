/** The portfolio and the overdue tasks. */
export const portfolioNeeds = ['PM_Report.*'] as const;
/** The flag of users who see the attendance of all employees. */
export const companyNeeds = ['Report.Attendance_Summary'] as const;
/** The figures open on the HR dashboard. */
export const hrDashboardNeeds = ['Employee.*'] as const;
