import type { Handlers } from '../../operations/call';
import { changeOwnPhoto } from './changeOwnPhoto';
import { editOwnProfile } from './editOwnProfile';
import { getOwnProfile } from './getOwnProfile';

export const profileOperations = {
  getOwnProfile,
  editOwnProfile,
  changeOwnPhoto,
} satisfies Partial<Handlers>;
