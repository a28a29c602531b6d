import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import ts from 'typescript';

const root = path.resolve(__dirname, '../../..');

/** A module as a function of `exports` and `require`, which scripts of a page can use. */
function moduleText(file: string): string {
  const source = readFileSync(path.join(root, 'node_modules', file), 'utf8');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  return `(exports, require) => {${outputText}\n}`;
}

/**
 * Connects the real Redux DevTools (`@redux-devtools/instrument`) to the pages that are opened from now on, as the
 * browser extension does. `window.devTools` is their store.
 */
export async function connectDevTools(page: Page): Promise<void> {
  await page.addInitScript(`{
    const process = { env: { NODE_ENV: 'production' } };
    const sources = {
      redux: ${moduleText('redux/dist/redux.mjs')},
      './getSymbolObservable.js': ${moduleText('@redux-devtools/instrument/lib/getSymbolObservable.js')},
      instrument: ${moduleText('@redux-devtools/instrument/lib/instrument.js')},
    };
    const load = (name) => {
      const exports = {};
      sources[name](exports, load);
      return exports;
    };
    const { instrument } = load('instrument');
    window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = () => (...enhancers) => (create) => (...given) => {
      const store = [...enhancers, instrument()].reduceRight((inner, enhance) => enhance(inner), create)(...given);
      window.devTools = store.liftedStore;
      return store;
    };
  }`);
}

interface DevToolsWindow {
  readonly devTools: {
    readonly dispatch: (action: object) => void;
    readonly getState: () => {
      readonly stagedActionIds: readonly number[];
      readonly computedStates: readonly {
        readonly state: {
          readonly session: { readonly location: { readonly pathname: string; readonly search: string } };
        };
      }[];
    };
  };
}

/** Does what a button of DevTools does. */
export const dispatchToDevTools = (page: Page, action: object): Promise<void> =>
  page.evaluate((given) => (window as unknown as DevToolsWindow).devTools.dispatch(given), action);

/** Imports the log of the page itself, as a file. */
export const reimportLog = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { devTools } = window as unknown as DevToolsWindow;
    const nextLiftedState = JSON.parse(JSON.stringify(devTools.getState())) as object;
    devTools.dispatch({ type: 'IMPORT_STATE', nextLiftedState });
  });

/** The URL of each step in the log. */
export const loggedUrls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (window as unknown as DevToolsWindow).devTools
      .getState()
      .computedStates.map(({ state: { session } }) => session.location.pathname + session.location.search),
  );
