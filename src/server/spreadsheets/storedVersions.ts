import { failures } from '../errors/failure';

/** Goes up with every change of one of these records, and with every new one. */
export const sumVersions = (records: Iterable<{ readonly version: number }>): number =>
  [...records].reduce((sum, { version }) => sum + version, 0);

/**
 * A file is stored as its preview has shown it. To be called while the records are locked.
 * @param form what the caller sent; without the versions of the preview the file is stored whatever was changed since
 * @param storedVersions of the records that the file changes, as they are now
 * @param what 'Records of this month'
 * @throws Failure 409 when one of the records was added or changed after the preview
 */
export function mustBeAsPreviewed(
  { Seen_versions }: { readonly Seen_versions?: number },
  storedVersions: number,
  what: string,
): void {
  if (Seen_versions !== undefined && Seen_versions !== storedVersions)
    throw failures.conflict(`${what} were changed after the preview. Please check the file again.`, 'competing_edit');
}
