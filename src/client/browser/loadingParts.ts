let count = 0;

/** Counts a part of the program that is to be shown as soon as its code has come. */
export function whileLoading<Loaded>(part: Promise<Loaded>): Promise<Loaded> {
  count += 1;
  return part.finally(() => {
    count -= 1;
  });
}

/** Whether something that is to be shown waits for its code. */
export const arePartsLoading = (): boolean => count > 0;
