import type { Handlers } from '../../operations/call';
import { addComment } from './addComment';
import { addHistory } from './addHistory';
import { getComment } from './getComment';
import { listComments } from './listComments';
import { listHistory } from './listHistory';
import { searchMentionable } from './searchMentionable';

export const commentsOperations = {
  listComments,
  getComment,
  addComment,
  searchMentionable,
  listHistory,
  addHistory,
} satisfies Partial<Handlers>;
