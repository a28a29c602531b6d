/** Why an undo did not find its record: the two cases look the same, so that nothing is said of hidden records. */
export const noLongerThere = 'It was deleted, or you no longer have access to it';
