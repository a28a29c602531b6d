import { createContext, useContext } from 'react';

/** Where the menus have the open page, and under which name. */
export interface PagePlace {
  readonly label: string;
  readonly menu: string | undefined;
}

const PagePlaceContext = createContext<PagePlace | undefined>(undefined);

export const PagePlaceProvider = PagePlaceContext.Provider;
export const usePagePlace = (): PagePlace | undefined => useContext(PagePlaceContext);
