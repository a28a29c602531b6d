import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { render, type RenderOptions, type RenderResult } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { keptReducers } from '../../src/client/kept/keptSlice';

/** A store that has only what components keep in it. */
export const makeKeptStore = () => configureStore({ reducer: combineReducers(keptReducers) });

/** Renders components of ui/ that keep their state in the store and need nothing else of the program. */
export function renderUi(
  element: ReactElement,
  options: Omit<RenderOptions, 'wrapper'> = {},
  store = makeKeptStore(),
): RenderResult & { readonly store: ReturnType<typeof makeKeptStore> } {
  const wrapper = ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return { ...render(element, { ...options, wrapper }), store };
}
