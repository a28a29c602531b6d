export const areas: readonly string[];
export const testsOfTheWhole: readonly string[];
export function browserTestFiles(area: string): string[];
export function findArea(file: string): string | undefined;
export function testsFor(
  files: readonly string[],
  serverTests: readonly string[],
): {
  readonly areas: string[];
  readonly shared: string[];
  readonly specs: string[];
  readonly serverTests: readonly string[];
  readonly sources: string[];
  readonly needsBuild: boolean;
};
