/** For a page that stays open all day: changes come by the stream, and data without one is read again on return. */
export const refreshed = { refetchOnMountOrArgChange: 30, refetchOnFocus: true } as const;
