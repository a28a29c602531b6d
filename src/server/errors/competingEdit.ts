import { failures } from './failure';

/**
 * When two users change a record, the second one is shown what the first one has stored. To be called while the record
 * is locked.
 * @param stored the record as it is now
 * @param form what the caller sent; without a version the last one wins
 * @param current the record in the spelling of the contract
 * @throws Failure 409 with the stored record when it is newer than the version that was edited
 */
export function mustBeCurrent(
  stored: { readonly version: number },
  { Version }: { readonly Version?: number },
  current: () => object,
): void {
  if (Version !== undefined && stored.version > Version) throw failures.competingEdit({ ...current() });
}

/**
 * The same for a change of one value, which competes with changes of that value only.
 * @param stored the value as the caller was shown it; '' for none
 * @throws Failure 409 with the stored record when another value is stored than the caller was shown
 */
export async function mustBeUnchanged(
  stored: string,
  { Former_value }: { readonly Former_value?: string },
  current: () => Promise<object>,
): Promise<void> {
  if (Former_value !== undefined && Former_value !== stored) throw failures.competingEdit({ ...(await current()) });
}
