/** How a project's tasks are shown; in the address as `view`. */
export const taskShapes = ['table', 'board'] as const;
