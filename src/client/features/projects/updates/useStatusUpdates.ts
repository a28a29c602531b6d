import { useListStatusUpdatesQuery } from '../../../api/api';
import { freshLinks } from '../../../api/freshLinks';

export const updatesPerPage = 10;

/** A page of the status updates of a project, newest first. */
export const useStatusUpdates = (projectId: string, offset: number) =>
  useListStatusUpdatesQuery({ projectId, offset, limit: updatesPerPage }, freshLinks);
