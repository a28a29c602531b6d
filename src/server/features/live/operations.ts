import type { Handlers } from '../../operations/call';
import { followChanges } from './followChanges';

export const liveOperations = {
  followChanges,
} satisfies Partial<Handlers>;
