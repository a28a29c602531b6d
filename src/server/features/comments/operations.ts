import type { Handlers } from '../../operations/call';
import { addComment } from './addComment';
import { addHistory } from './addHistory';
import { deleteComment } from './deleteComment';
import { editComment } from './editComment';
import { getComment } from './getComment';
import { listComments } from './listComments';
import { listHistory } from './listHistory';
import { restoreComment } from './restoreComment';
import { searchMentionable } from './searchMentionable';

export const commentsOperations = {
  listComments,
  getComment,
  addComment,
  editComment,
  deleteComment,
  restoreComment,
  searchMentionable,
  listHistory,
  addHistory,
} satisfies Partial<Handlers>;
