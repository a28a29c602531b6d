/**
 * The results of work that was begun together, so that its statements travel in one write, in a transaction (see
 * `inTransaction`) and outside. Waits for all of it: nothing goes on after a failure. A check comes first: of a record that
 * the caller may not see, reading may fail in ways of its own.
 * @throws the failure of the first that fails, in the order of the list
 */
export async function allInOrder<const Work extends readonly unknown[]>(
  work: Work,
): Promise<{ -readonly [Index in keyof Work]: Awaited<Work[Index]> }> {
  const results = await Promise.allSettled(work);
  return results.map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  }) as { -readonly [Index in keyof Work]: Awaited<Work[Index]> };
}
