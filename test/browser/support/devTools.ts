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
      readonly skippedActionIds: readonly number[];
      readonly actionsById: Readonly<Record<number, { readonly action: { readonly type: string } } | undefined>>;
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

/** The log of the page as JSON, the types of its actions, and which are skipped. */
export const readLog = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify((window as unknown as DevToolsWindow).devTools.getState()));
export const loggedTypes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { stagedActionIds, actionsById } = (window as unknown as DevToolsWindow).devTools.getState();
    return stagedActionIds.map((id) => actionsById[id]?.action.type ?? '');
  });

export const skippedSteps = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const { stagedActionIds, skippedActionIds } = (window as unknown as DevToolsWindow).devTools.getState();
    return skippedActionIds.map((id) => stagedActionIds.indexOf(id)).sort((one, other) => one - other);
  });

/** Imports a file: a log, or an export with the actions and the state before them. */
export const importLog = (page: Page, text: string): Promise<void> =>
  page.evaluate((json) => {
    const { payload, preloadedState, ...log } = JSON.parse(json) as { payload?: string; preloadedState?: string };
    (window as unknown as DevToolsWindow).devTools.dispatch({
      type: 'IMPORT_STATE',
      nextLiftedState: payload === undefined ? log : (JSON.parse(payload) as object),
      ...(preloadedState !== undefined && { preloadedState: JSON.parse(preloadedState) as object }),
    });
  }, text);

/** Imports the log of the page itself, as a file. */
export const reimportLog = async (page: Page): Promise<void> => importLog(page, await readLog(page));

/** The URL of each step in the log. */
export const loggedUrls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (window as unknown as DevToolsWindow).devTools
      .getState()
      .computedStates.map(({ state: { session } }) => session.location.pathname + session.location.search),
  );
