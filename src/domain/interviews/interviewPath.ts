/** Address that shows an interview over the list. */
export const interviewPath = (id: string): string => `/interviewform?interview=${encodeURIComponent(id)}`;
