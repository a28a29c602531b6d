import type { Handlers } from './call';
import { companyHandlers } from './companyHandlers';
import { workHandlers } from './workHandlers';

/** Who handles what: every operation of the contract that is not planned. */
export const handlers: Handlers = { ...workHandlers, ...companyHandlers };
