import { api } from '../../../src/client/api/api';
import { changedTags } from '../../../src/client/api/changeTable';
import type { CacheTag } from '../../../src/client/api/tagTypes';
import { shapesOutsideRecords } from '../../support/client/recordShapes';
import { recordViews } from '../../support/client/recordViews';

type Provides = readonly CacheTag[] | ((answer: unknown, failure: unknown, given: unknown) => readonly CacheTag[]);

/** What an answer of this page provides, before its rows are known. */
function providedBy(name: string, given: unknown): readonly CacheTag[] {
  let declared: Provides | undefined;
  api.enhanceEndpoints({
    endpoints: {
      [name]: (definition: { providesTags?: Provides }) => {
        declared = definition.providesTags;
      },
    },
  });
  return typeof declared === 'function' ? declared(undefined, undefined, given) : (declared ?? []);
}

const isStale = (provided: readonly CacheTag[], changed: readonly CacheTag[]): boolean =>
  changed.some(({ type, id }) => provided.some((one) => one.type === type && (id === undefined || id === one.id)));

const views = Object.entries(recordViews).flatMap(([shape, { of, answeredBy, follows }]) =>
  Object.entries(answeredBy).flatMap(([operation, given]) =>
    of.map((kind) => [operation, shape, kind, follows, given] as const),
  ),
);

test.each(views)('%s, which shows %s, is read again after a change (%s)', (operation, _shape, kind, follows, given) => {
  const changes = changedTags([{ Kind: kind, _id: 'x', Project_id: 'p', Concerns_me: follows === 'own changes' }]);
  expect(isStale(providedBy(operation, given), changes)).toBe(true);
});

test('every operation that answers another view of a record is among these', () => {
  const answering = [...shapesOutsideRecords].flatMap(([operation, shapes]) =>
    [...shapes].flatMap((shape) => (shape in recordViews ? [`${shape}: ${operation}`] : [])),
  );
  const listed = Object.entries(recordViews).flatMap(([shape, { answeredBy }]) =>
    Object.keys(answeredBy).map((operation) => `${shape}: ${operation}`),
  );
  expect(listed.sort()).toEqual(answering.sort());
});
