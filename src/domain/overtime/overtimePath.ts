import type { Day } from '../calendar/day';
import { filteredPath } from '../lists/filteredPath';

/** The list in which a user finds an entry: the own ones, those of the team or of managed projects, or all. */
export type OvertimeList = 'own' | 'team' | 'projects' | 'all';

/** Address of a list of overtime, with one entry opened. */
export const overtimePath = (list: OvertimeList, id: string): string =>
  filteredPath('/overtime', {}, { ...(list !== 'own' && { list }), logs: id });

/** Address of what a person has entered for a day. @param person full name and code, which is what the lists search */
export const overtimeOfDayPath = (list: OvertimeList, person: string, day: Day): string =>
  filteredPath('/overtime', { Overtime_date: { kind: 'dates', from: day, to: day } }, { list, q: person });
