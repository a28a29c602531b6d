import { createContext } from 'react';

/** Saves the recording: what error screens offer next to reloading the page. null where nothing is recorded. */
export const FailureHelp = createContext<(() => void) | null>(null);
