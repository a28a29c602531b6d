/** A wire name as people read it: 'Working days'. */
export const fieldLabel = (field: string): string => field.replaceAll('_', ' ');
