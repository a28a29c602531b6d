/** Why a file cannot be read, in words for the person who sent it. */
export class SheetProblem extends Error {
  override name = 'SheetProblem';
}

export const damagedFile = (): SheetProblem => new SheetProblem('This file is damaged or no Excel file');
