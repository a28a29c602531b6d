import { useCallback, useEffect, useRef } from 'react';
import { useUrlParameters } from '../../../widgets/url-state/useUrlParameters';
import { withParameters } from '../../../widgets/url-state/withParameters';

const entryParameter = 'entry';
const usesParameter = 'uses';

/** The URL of the list of uses, for links in cells. */
export const usesHref = (id: string): string => `?${usesParameter}=${encodeURIComponent(id)}`;

export interface OpenEntry {
  /** Id of the edited entry; 'new' while one is being added. */
  readonly opened: string | null;
  /** Id of the entry whose uses are shown. */
  readonly used: string | null;
  readonly open: (id: string) => void;
  readonly showUses: (id: string) => void;
  readonly close: () => void;
  /** Opens a `usesHref`. */
  readonly followUses: (href: string) => void;
}

/** The open entry of a master, in the URL: Back closes it, a link opens it. The functions are stable. */
export function useOpenEntry(): OpenEntry {
  const [parameters, setParameters] = useUrlParameters();
  const latest = useRef(setParameters);
  useEffect(() => {
    latest.current = setParameters;
  });
  const change = useCallback((name: string | null, id: string, isReplacing: boolean): void => {
    latest.current(
      (current) =>
        withParameters(current, {
          [entryParameter]: undefined,
          [usesParameter]: undefined,
          ...(name !== null && { [name]: id }),
        }),
      { replace: isReplacing },
    );
  }, []);
  const open = useCallback((id: string) => change(entryParameter, id, false), [change]);
  const showUses = useCallback((id: string) => change(usesParameter, id, false), [change]);
  const close = useCallback(() => change(null, '', true), [change]);
  const followUses = useCallback(
    (href: string) => showUses(new URLSearchParams(href.slice(href.indexOf('?'))).get(usesParameter) ?? ''),
    [showUses],
  );
  return {
    opened: parameters.get(entryParameter),
    used: parameters.get(usesParameter),
    open,
    showUses,
    close,
    followUses,
  };
}
