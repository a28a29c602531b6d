/** Fixed ports, so that a process left behind by an interrupted bench is noticed immediately. */
export const ports = { daybook: 9240, bareServer: 9241, pages: 9242, reports: 9250, limit: 9260, memory: 9270 };
