import { filteredPath } from '../lists/filteredPath';

/** Address of one person in the directory. */
export const personPath = (id: string): string => filteredPath('/directory', {}, { person: id });

/** Address of the people of a department in the directory. */
export const departmentPeoplePath = (department: string): string =>
  filteredPath('/directory', { department: { kind: 'choices', values: [department] } });

/** Address of the people of the directory in whose row a text is. */
export const directorySearchPath = (text: string): string => `/directory?q=${encodeURIComponent(text)}`;
