import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useScreenState } from '../../screen-state/useScreenState';

/** The call that says what a file would store. */
interface PreviewEndpoint<Args, Preview> {
  readonly useQuery: (args: Args | typeof skipToken) => {
    readonly currentData?: Preview;
    readonly isFetching: boolean;
    readonly isError: boolean;
  };
  readonly useLazyQuery: () => readonly [(args: Args) => { unwrap: () => Promise<Preview> }, ...unknown[]];
}

interface CheckedFile<Args> {
  readonly args: Args;
  /** Of the records that the file changes, as the user has seen them. */
  readonly seenVersions: number;
  /** When the preview was read last. */
  readonly versions: number | undefined;
}

/**
 * A file that is checked before it is stored. The preview is read again when records are changed, and has to be
 * checked again when they are among those that the file changes.
 * @param endpoint always the same one of `api.endpoints`; its answer provides no tags, so that the file is only sent when
 * that can make a difference
 * @param args the call for what the form contains; undefined without a file
 * @param versions sum of the versions of all records that may make a difference; undefined until it is known, and once the
 * file is stored, whose own changes do not ask for another preview
 * @returns the preview of what the form contains, unless that has not been checked
 */
export function useFilePreview<Args extends object, Preview extends { readonly Stored_versions: number }>(
  endpoint: PreviewEndpoint<Args, Preview>,
  args: Args | undefined,
  versions: number | undefined,
) {
  const [look] = endpoint.useLazyQuery();
  const [checked, setChecked] = useScreenState<CheckedFile<Args> | null>('drafts', 'checked', null);
  const { currentData, isFetching, isError } = endpoint.useQuery(checked?.args ?? skipToken);
  // Of another file or month than the form contains now nothing is shown, and nothing is read.
  const isShown = JSON.stringify(args) === JSON.stringify(checked?.args);
  useEffect(() => {
    if (!isShown || isFetching || !checked) return;
    if (versions === undefined || versions === checked.versions) return;
    setChecked({ ...checked, versions });
    void look(checked.args);
  }, [isShown, isFetching, checked, versions, setChecked, look]);
  // One that could not be read again may be old: the user checks the file again and learns why.
  const preview = isShown && !isError ? currentData : undefined;
  const check = async (): Promise<void> => {
    if (!args) return;
    const { Stored_versions: seenVersions } = await look(args).unwrap();
    setChecked({ args, seenVersions, versions });
  };
  return {
    preview,
    isOutdated: preview !== undefined && preview.Stored_versions !== checked?.seenVersions,
    check,
    /** For the call that stores the file. */
    seenVersions: checked?.seenVersions,
  };
}
