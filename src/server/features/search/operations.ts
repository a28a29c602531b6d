import type { Handlers } from '../../operations/call';
import { search } from './search';

export const searchOperations = {
  search,
} satisfies Partial<Handlers>;
