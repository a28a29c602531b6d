import type { Handlers } from '../../operations/call';
import { getServerStatus } from './getServerStatus';

export const statusOperations = { getServerStatus } satisfies Partial<Handlers>;
