/** How the tasks of a project are shown; stands in the address as `view`. */
export const taskShapes = ['table', 'board'] as const;
