const owners = new Map<string, number>();

/**
 * Two components with the same entry would show each other's state.
 * @returns ends the ownership
 */
export function claim(id: string): () => void {
  const count = (owners.get(id) ?? 0) + 1;
  owners.set(id, count);
  // oxlint-disable-next-line no-console -- a defect of the program, which tests and the error log must see
  if (count > 1) console.error(`Two components keep their state under '${id}': give each a Scope of its own.`);
  return () => {
    const left = (owners.get(id) ?? 1) - 1;
    if (left === 0) owners.delete(id);
    else owners.set(id, left);
  };
}
