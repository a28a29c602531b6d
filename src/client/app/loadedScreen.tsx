import type { ComponentType, FunctionComponent, LazyExoticComponent } from 'react';
import { loadedPart } from '../ui/states/loadedPart';

type Module = { readonly default: FunctionComponent };

/** A screen whose code is loaded when it is first opened. When that fails, the user can try again. */
export const loadedScreen = (load: () => Promise<Module>): LazyExoticComponent<ComponentType> =>
  loadedPart(load, { what: 'this page', frame: (notice) => <main className="db-state-page">{notice}</main> });
