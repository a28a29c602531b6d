/** How a project's tasks are shown; in the URL as `view`. */
export const taskShapes = ['table', 'board'] as const;
