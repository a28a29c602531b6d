import type { FunctionComponent } from 'react';
import { loadedPart, type LoadedPart } from '../ui/states/loadedPart';

type Module = { readonly default: FunctionComponent };

/** A screen whose code is loaded when it is first opened. When that fails, the user can try again. */
export const loadedScreen = (load: () => Promise<Module>): LoadedPart<object> =>
  loadedPart(load, { what: 'this page', frame: (notice) => <main className="db-state-page">{notice}</main> });
