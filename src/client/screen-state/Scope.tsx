import { createContext, useContext, useMemo, type ReactNode } from 'react';

const ScopeContext = createContext('');

/**
 * A part of the page in whose scope the names of state are unique: a screen, a dialog, a form, a field, a row. Names are
 * fixed words or record ids, never names of people or anything that a user typed: they become ids in the store and in
 * recordings.
 */
export function Scope({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const outer = useContext(ScopeContext);
  const path = useMemo(() => inScope(outer, name), [outer, name]);
  return <ScopeContext value={path}>{children}</ScopeContext>;
}

const inScope = (scope: string, name: string): string => (scope === '' ? name : `${scope}/${name}`);

/** The id of a component's state: the scopes around the component and its name, for example `tasks/create/form/Summary`. */
export const useScopedId = (name: string): string => inScope(useContext(ScopeContext), name);
