/** Whether the panels of a dashboard are being arranged; in the address. */
export const arrangeChoices = ['no', 'yes'] as const;
