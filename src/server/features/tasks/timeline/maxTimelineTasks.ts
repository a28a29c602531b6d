/** Tasks of one answer of the timeline. */
export const maxTimelineTasks = 10_000;
