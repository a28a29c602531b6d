/** The server answers the charts of this many projects at most: more than the table draws. */
export const maxCharts = 40;
