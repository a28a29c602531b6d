import { createContext, type ReactNode } from 'react';

/** What error screens offer next to reloading the page. */
export const FailureHelp = createContext<ReactNode>(null);
