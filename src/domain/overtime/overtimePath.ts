import { filteredPath } from '../lists/filteredPath';

/** The list in which a user finds an entry: the own ones, those of the team or of managed projects, or all. */
export type OvertimeList = 'own' | 'team' | 'projects' | 'all';

/** Address of a list of overtime, with one entry opened. */
export const overtimePath = (list: OvertimeList, id: string): string =>
  filteredPath('/overtime', {}, { ...(list !== 'own' && { list }), logs: id });
