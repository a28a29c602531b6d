/** Fixed ports, so that what is left behind by a bench that was cut off shows up at once. */
export const ports = { daybook: 9240, bareServer: 9241, tables: 9242, reports: 9250 };
