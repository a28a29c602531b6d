import type { Handlers } from '../../operations/call';
import { deleteView } from './deleteView';
import { listSavedViews } from './listSavedViews';
import { saveView } from './saveView';

export const viewsOperations = {
  listSavedViews,
  saveView,
  deleteView,
} satisfies Partial<Handlers>;
