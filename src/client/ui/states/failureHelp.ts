import { createContext, type ReactNode } from 'react';

/** What error screens offer besides reloading the page. */
export const FailureHelp = createContext<ReactNode>(null);
