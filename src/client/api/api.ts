import { taggedApi } from './cacheTags';
import { joinRecords } from './records/joinRecords';

/** The api slice; its selectors and hooks answer whole records, which are in the store once. */
export const api = joinRecords(taggedApi);
export * from './daybookApi.gen';
