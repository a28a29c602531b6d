/** How often the charts of projects are read again. */
export const chartsRefreshed = { refetchOnMountOrArgChange: 60, refetchOnFocus: true } as const;

/** The server answers the charts of this many projects at most: more than the table draws. */
export const maxCharts = 40;
