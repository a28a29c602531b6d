import type { BundledContract, Json, JsonObject } from './bundleContract';

export type BodyEncoding = 'none' | 'urlencoded' | 'multipart';

/** An operation of the contract, as the generators need it. */
export interface ContractOperation {
  operationId: string;
  method: string;
  path: string;
  isPlanned: boolean;
  onlyReads: boolean;
  permission: string[];
  encoding: BodyEncoding;
  bodySchema: string | undefined;
  fileFields: string[];
  pathParameters: JsonObject[];
  queryParameters: JsonObject[];
  answerSchema: string | undefined;
  /** True for an answer of server-sent events. */
  isStream: boolean;
  /** Whether the answer has keys other than status and data, so that all of it is the result. */
  answersWhole: boolean;
  /** The status by which a body says that the call succeeded (B-01). */
  successStatus: 1 | 200;
}

const asObject = (node: Json | undefined): JsonObject =>
  node !== null && typeof node === 'object' && !Array.isArray(node) ? node : {};
const schemaName = (schema: JsonObject): string | undefined =>
  typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;

/** All operations, in the order of the document. @throws Error when one lacks a required statement */
export function contractOperations(contract: BundledContract): ContractOperation[] {
  const schemas = contract.components.schemas;
  const operations: ContractOperation[] = [];
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const [method, node] of Object.entries(asObject(item))) {
      const operation = asObject(node);
      const { operationId } = operation;
      if (typeof operationId !== 'string') throw new Error(`${method} ${path} has no operationId`);
      const permission = operation['x-permission'];
      if (permission === undefined)
        throw new Error(`${operationId} does not say which permission it needs (x-permission)`);
      if (operation['x-effect'] !== 'read' && operation['x-effect'] !== 'write')
        throw new Error(`${operationId} does not say whether it reads or writes (x-effect)`);
      const content = asObject(asObject(operation.requestBody).content);
      const encoding: BodyEncoding =
        'multipart/form-data' in content
          ? 'multipart'
          : 'application/x-www-form-urlencoded' in content
            ? 'urlencoded'
            : 'none';
      const bodySchema = schemaName(asObject(asObject(Object.values(content)[0]).schema));
      if (encoding !== 'none' && bodySchema === undefined)
        throw new Error(`The body of ${operationId} has no named schema`);
      const bodyProperties = asObject(asObject(bodySchema === undefined ? {} : schemas[bodySchema]).properties);
      const parameters = (Array.isArray(operation.parameters) ? operation.parameters : []).map(asObject);
      const answerContent = asObject(asObject(asObject(operation.responses)['200']).content);
      const answer = asObject(asObject(answerContent['application/json']).schema);
      const answerSchema = schemaName(answer);
      const answerProperties = asObject(asObject(answerSchema === undefined ? {} : schemas[answerSchema]).properties);
      const answerKeys = Object.keys(answerProperties);
      operations.push({
        operationId,
        method: method.toUpperCase(),
        path,
        isPlanned: operation['x-status'] === 'planned',
        onlyReads: operation['x-effect'] === 'read',
        permission: (Array.isArray(permission) ? permission : [permission]).map(String),
        encoding,
        bodySchema,
        fileFields: Object.entries(bodyProperties)
          .filter(([, schema]) => asObject(asObject(schema).items).format === 'binary')
          .map(([name]) => name),
        pathParameters: parameters.filter((parameter) => parameter.in === 'path'),
        queryParameters: parameters.filter((parameter) => parameter.in === 'query'),
        answerSchema,
        isStream: 'text/event-stream' in answerContent,
        answersWhole: answerKeys.some((key) => key !== 'status' && key !== 'data'),
        successStatus: schemaName(asObject(answerProperties.status)) === 'Done200' ? 200 : 1,
      });
    }
  }
  return operations;
}
