import { contractDocument } from '../../../src/server/operations/contractDocument';

interface Shape {
  readonly $ref?: string;
  readonly items?: Shape;
  readonly allOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly 'x-record'?: string;
  readonly 'x-record-part'?: string;
}

const document = contractDocument as unknown as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Answering>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Shape>> };
};
interface Answering {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { schema: Shape }>> }>>;
}

/** The shapes with an id that an answer holds outside of records. */
function shapesOutside(shape: Shape, found = new Set<string>(), seen = new Set<string>()): ReadonlySet<string> {
  if (shape.$ref !== undefined) {
    const name = shape.$ref.split('/').at(-1) ?? '';
    const named = document.components.schemas[name];
    if (named === undefined || (named['x-record'] ?? named['x-record-part']) !== undefined || seen.has(name))
      return found;
    if (named.properties && '_id' in named.properties) found.add(name);
    return shapesOutside(named, found, new Set([...seen, name]));
  }
  const parts = [shape.allOf, shape.oneOf, shape.anyOf, Object.values(shape.properties ?? {})].flatMap(
    (several) => several ?? [],
  );
  for (const part of shape.items ? [...parts, shape.items] : parts) shapesOutside(part, found, seen);
  return found;
}

/** For each operation the shapes with an id in its answer that are no records which the client holds once. */
export const shapesOutsideRecords: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .flatMap(({ operationId, responses }) => {
      const answer = responses['200']?.content?.['application/json']?.schema;
      return answer ? [[operationId, shapesOutside(answer)] as const] : [];
    }),
);
