import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { render, type RenderOptions, type RenderResult } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { WithAnnouncements } from '../../src/client/screen-state/announcements';
import { screenReducers, type WithScreenState } from '../../src/client/screen-state/screenState';
import { PageParts } from './client/PageParts';

/** A store that has only what components keep in it. */
export const makeScreenStore = (preloadedState?: WithScreenState & WithAnnouncements) =>
  configureStore({ reducer: combineReducers(screenReducers), preloadedState });

/** Renders components of ui/ that keep their state in the store and need nothing else of the program. */
export function renderUi(
  element: ReactElement,
  options: Omit<RenderOptions, 'wrapper'> = {},
  store = makeScreenStore(),
): RenderResult & { readonly store: ReturnType<typeof makeScreenStore> } {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>
      {children}
      <PageParts />
    </Provider>
  );
  return { ...render(element, { ...options, wrapper }), store };
}
