import type { Handlers } from '../../operations/call';
import { downloadFile } from './downloadFile';

export const filesOperations = {
  downloadFile,
} satisfies Partial<Handlers>;
