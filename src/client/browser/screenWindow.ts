import { createContext, useContext } from 'react';

const ScreenWindow = createContext<Window>(window);

/** Provides the screens below with the window in which they are drawn, when it is not the one in which the program runs. */
export const ScreenWindowProvider = ScreenWindow.Provider;

/** The window in which a screen is drawn: its size decides what the screen shows. */
export const useScreenWindow = (): Window => useContext(ScreenWindow);
