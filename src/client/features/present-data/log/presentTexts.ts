/** A wire name as a label: 'Working days'. */
export const fieldLabel = (field: string): string => field.replaceAll('_', ' ');
