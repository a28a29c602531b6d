import type { JsonObject } from './bundleContract';
import type { ContractOperation } from './contractOperations';

const schemaType = (name: string): string => `components['schemas']['${name}']`;

function parametersType(operation: ContractOperation, place: 'path' | 'query', parameters: JsonObject[]): string {
  return parameters.length === 0
    ? 'Nothing'
    : `NonNullable<operations['${operation.operationId}']['parameters']['${place}']>`;
}

/** TypeScript source with one entry per operation: the input of its handler and its answer. */
export function operationTypes(operations: ContractOperation[]): string {
  const entries = operations.map((operation) => {
    const files = operation.fileFields.map((field) => `'${field}'`).join(' | ');
    const body =
      operation.bodySchema === undefined
        ? 'Nothing'
        : files === ''
          ? schemaType(operation.bodySchema)
          : `WithFiles<${schemaType(operation.bodySchema)}, ${files}>`;
    const answer = operation.isStream
      ? 'StreamAnswer'
      : operation.answerSchema === undefined
        ? 'FileAnswer'
        : operation.answersWhole
          ? `Omit<${schemaType(operation.answerSchema)}, 'status'>`
          : `${schemaType(operation.answerSchema)}['data']`;
    return `  ${operation.operationId}: {
    body: ${body};
    query: ${parametersType(operation, 'query', operation.queryParameters)};
    params: ${parametersType(operation, 'path', operation.pathParameters)};
    answer: ${answer};
  };`;
  });
  const open = operations
    .filter((operation) => operation.permission.includes('public'))
    .map((operation) => `'${operation.operationId}'`);
  const planned = operations
    .filter((operation) => operation.isPlanned)
    .map((operation) => `'${operation.operationId}'`);
  return `// Made by npm run generate from api-spec. Do not edit.
import type { FileAnswer, Nothing, StreamAnswer, WithFiles } from './operationShapes';
import type { components, operations } from './contractTypes.gen';

export type Schemas = components['schemas'];

export interface OperationTypes {
${entries.join('\n')}
}

/** Operations that need no token. */
export type PublicOperation = ${open.join(' | ')};

/** Operations without a handler yet: the server answers 501. */
export type PlannedOperation = ${planned.length === 0 ? 'never' : planned.join(' | ')};
`;
}
