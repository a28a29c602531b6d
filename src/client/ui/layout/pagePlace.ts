import { createContext, useContext } from 'react';

/** Name and menu of the open page. */
export interface PagePlace {
  readonly label: string;
  readonly menu: string | undefined;
}

const PagePlaceContext = createContext<PagePlace | undefined>(undefined);

export const PagePlaceProvider = PagePlaceContext.Provider;
export const usePagePlace = (): PagePlace | undefined => useContext(PagePlaceContext);
