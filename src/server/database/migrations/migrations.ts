import type { Migration } from 'kysely';
import * as people from './0001People';
import * as sessions from './0002Sessions';
import * as projects from './0003Projects';
import * as tasks from './0004Tasks';
import * as dayTimes from './0005DayTimes';

/** Every migration by its name, in order. One that has been released is never changed: a new one follows. */
export const migrations: Record<string, Migration> = {
  '0001People': people,
  '0002Sessions': sessions,
  '0003Projects': projects,
  '0004Tasks': tasks,
  '0005DayTimes': dayTimes,
};
