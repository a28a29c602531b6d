/** Groups of open work by due day, seen from today, most urgent first, with the headings of the dashboard. What is due later is counted, not listed. */
export const dueGroupLabels = { overdue: 'Overdue', today: 'Today', nextSevenDays: 'Next 7 days' } as const;
export type DueGroup = keyof typeof dueGroupLabels;
export const dueGroups = Object.keys(dueGroupLabels) as DueGroup[];
