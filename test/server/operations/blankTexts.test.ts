import { contractOperations } from '../../../src/server/operations/contractDocument';
import { requestCheck } from '../../../src/server/operations/requestCheck';
import { schemaProperties, resolved } from '../../../src/server/operations/schemaReferences';

const blanks = [' ', '\t\n ', '\u00a0', '\u200b', '\u00ad\u2060'];

/** Required texts that must not be empty, of every operation, query and path included. */
const cases = contractOperations.flatMap((operation) =>
  (
    [
      ['body', operation.bodySchema],
      ['query', operation.querySchema],
      ['params', operation.pathSchema],
    ] as const
  ).flatMap(([part, schema]) => {
    const properties = schemaProperties(schema);
    return ((schema === undefined ? [] : (resolved(schema).required ?? [])) as string[])
      .map((name) => ({ name, property: { ...resolved(properties[name] ?? {}), ...properties[name] } }))
      .filter(({ property }) => property.type === 'string' && Number(property.minLength ?? 0) > 0)
      .map(({ name, property }) => ({
        title: `${operation.operationId} ${name}`,
        operation,
        part,
        name,
        isPassword: property.format === 'password',
      }));
  }),
);
const problemsFor = ({ operation, part, name }: (typeof cases)[number], value: string): readonly string[] =>
  requestCheck(operation)({ body: {}, query: {}, params: {}, [part]: { [name]: value } })
    .problems.filter(({ field }) => field === name)
    .map(({ message }) => message);

test('no required text of any operation takes blanks or characters that no one sees for an entry; it says what it says when empty', () => {
  expect(cases.length).toBeGreaterThan(100);
  const wrong = cases
    .filter(({ isPassword }) => !isPassword)
    .flatMap((one) => {
      const [asEmpty] = problemsFor(one, '');
      return blanks
        .filter((blank) => asEmpty === undefined || problemsFor(one, blank)[0] !== asEmpty)
        .map((blank) => `${one.title} takes ${JSON.stringify(blank)}`);
    });
  expect(wrong).toEqual([]);
});

test('only passwords may be of blanks', () => {
  expect(cases.filter(({ isPassword }) => isPassword).map(({ title }) => title)).toEqual([
    'signIn Password',
    'resetPassword Password',
    'createFirstAccount Password',
    'changePassword Current_password',
    'changePassword Password',
    'completeSignIn Code',
    'activateAuthenticator Code',
  ]);
});
