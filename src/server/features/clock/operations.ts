import type { Handlers } from '../../operations/call';
import { setToday } from './setToday';

export const clockOperations = {
  setToday,
} satisfies Partial<Handlers>;
