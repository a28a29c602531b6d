/** Why a file cannot be read, as a message for the user. */
export class SheetProblem extends Error {
  override name = 'SheetProblem';
}

export const damagedFile = (): SheetProblem => new SheetProblem('This file is damaged or no Excel file');
