/** '1 day', '2.5 days'; a dash without a figure. */
export const daysText = (days: number | null): string => (days === null ? '-' : days === 1 ? '1 day' : `${days} days`);
