import type { Handler } from '../../operations/call';
import { recordFilter, sumFigures } from './presentWindowReadModel';

/** The sum of each figure over all records that match the filters, not only those on screen. */
export const sumPresentRecords: Handler<'sumPresentRecords'> = ({ database, query }) =>
  sumFigures(database, recordFilter(query));
