import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { expired, monthPostponed, signedIn, signedOut } from '../session/accountSlice';
import { printingChanged } from '../session/printSlice';
import { schemeChanged } from '../session/schemeSlice';

/** An unused cache entry would be removed while no screen is mounted; the next mount shows it again. */
const isEviction = api.internalActions.removeQueryResult.match;

/** By another tab. */
const isSessionChange = isAnyOf(signedIn, signedOut, expired, monthPostponed);

/** By the browser or its system. */
const isBrowserChange = isAnyOf(schemeChanged, printingChanged);

const outside = [`${api.reducerPath}/`, '__rtkq/', 'live/', 'companyClock/'];

/** Actions that no component dispatches: while an earlier state is shown, they wait for the present. */
export const isFromOutside = (action: UnknownAction): boolean =>
  (outside.some((prefix) => action.type.startsWith(prefix)) && !isEviction(action)) ||
  isSessionChange(action) ||
  isBrowserChange(action);

/** Subscriptions of components, which the middleware of the api slice manages outside the state. */
export const isBookkeeping = ({ type }: UnknownAction): boolean => type.startsWith(`${api.reducerPath}/subscriptions/`);
