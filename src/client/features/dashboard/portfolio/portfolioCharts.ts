/** How often the charts of projects are read again. */
export const chartsRefreshed = { refetchOnMountOrArgChange: 60, refetchOnFocus: true } as const;

/** The server answers the charts of this many projects at most: more than the table draws. */
const maxCharts = 40;

/** The argument of the call for these projects: in one order, so that the same projects are the same call. */
export const projectList = (ids: readonly string[]): string => ids.slice(0, maxCharts).sort().join(',');
