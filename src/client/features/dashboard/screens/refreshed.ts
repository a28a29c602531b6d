/** A page that stands open all day: changes come by the stream, and what no stream tells is read again on coming back. */
export const refreshed = { refetchOnMountOrArgChange: 30, refetchOnFocus: true } as const;
