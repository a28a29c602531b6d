import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { usePreference } from '../../session/usePreference';
import type { SavedViewContext } from '../view/tableView';
import { askedView, defaultViewKey, noSavedView, readDefaultView, savedParameter } from '../view/savedView';
import { withoutView } from '../view/tableViewUrl';
import { useUrlParameters } from '../../widgets/url-state/useUrlParameters';

export interface SavedViewChoice {
  /** Id of the user's default view of the table. */
  readonly byDefault: string | undefined;
  readonly setDefault: (id: string | undefined) => void;
  /** The requested view that does not exist (any more). */
  readonly asked: string | undefined;
  /**
   * Opens a saved view, or the table without one. Back returns, unless `replace` says that the view is what is shown
   * already: then the address only names no differences from it any more.
   */
  readonly open: (id: string | undefined, options?: { readonly replace: boolean }) => void;
  /** The shareable URL of a saved view. */
  readonly pathTo: (id: string) => string;
}

/** The saved view of a table: in the URL, otherwise the default. */
export function useSavedViewChoice({ table, prefix, isUngrouped }: SavedViewContext): SavedViewChoice {
  const [parameters, setParameters] = useUrlParameters();
  const { pathname } = useLocation();
  const [byDefault, storeDefault] = usePreference<string | undefined>(defaultViewKey(table), readDefaultView);
  const parameter = prefix + savedParameter;
  const open = useCallback(
    (id: string | undefined, options?: { readonly replace: boolean }): void =>
      setParameters((current) => {
        const next = withoutView(current, { prefix, isUngrouped });
        next.set(parameter, id ?? noSavedView);
        if (id === undefined && byDefault === undefined) next.delete(parameter);
        return next;
      }, options),
    [setParameters, prefix, isUngrouped, parameter, byDefault],
  );
  const pathTo = (id: string): string => `${pathname}?${new URLSearchParams({ [parameter]: id }).toString()}`;
  const asked = askedView(parameters, { prefix, isUngrouped }, byDefault);
  return { byDefault, setDefault: storeDefault, asked, open, pathTo };
}
