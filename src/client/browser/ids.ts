import { nanoid } from '@reduxjs/toolkit';

/** The only source of ids and chance in the client. Only handlers, prepare callbacks and listeners may ask it. */
export const newId = (): string => nanoid();

/** For ids that travel to the server. */
export const newHexId = (): string => crypto.randomUUID().replaceAll('-', '');

/** At least 0, less than 1. */
export const randomShare = (): number => Math.random();
