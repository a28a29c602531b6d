import { readAuditDeclaration, type AuditDeclaration, type RawAudit } from '../audit/auditDeclaration';
import contract from './contract.gen.json';

export interface ContractOperation {
  operationId: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As Fastify writes it: /auth/history/:taskId */
  route: string;
  permission: readonly string[];
  onlyReads: boolean;
  /** Needs a user who was confirmed within the last ten minutes. Where only some fields do, the handler checks it. */
  needsRecentSignIn: boolean;
  /** Open to users who have not yet added the second factor that their role demands. */
  isOpenBeforeSecondFactor: boolean;
  isPlanned: boolean;
  bodySchema: Record<string, unknown> | undefined;
  isMultipart: boolean;
  pathSchema: Record<string, unknown> | undefined;
  querySchema: Record<string, unknown> | undefined;
  answerSchema: Record<string, unknown> | undefined;
  /** The value of `status` in a success: 1, or 200 for two calls. */
  successStatus: 1 | 200;
  answersWhole: boolean;
  /** What its calls leave in the audit log. */
  audit: AuditDeclaration | undefined;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Record<string, unknown>;
}
interface RawOperation {
  operationId: string;
  'x-permission': string | string[];
  'x-effect': 'read' | 'write';
  'x-status'?: string;
  'x-recent-sign-in'?: true | string[];
  'x-before-second-factor'?: true;
  'x-audit'?: RawAudit;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Record<string, unknown> }> };
  responses: Record<string, { content?: Record<string, { schema: Record<string, unknown> }> }>;
}

export const contractDocument: Record<string, unknown> = contract;
/** Named schemas of the contract; operations refer to them as contract#/components/schemas/Name. */
export const contractSchemas = contract.components.schemas as unknown as Record<string, Record<string, unknown>>;

const parametersSchema = (parameters: Parameter[], place: string): Record<string, unknown> | undefined => {
  const chosen = parameters.filter((parameter) => parameter.in === place);
  if (chosen.length === 0) return undefined;
  return {
    type: 'object',
    required: chosen.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    properties: Object.fromEntries(chosen.map((parameter) => [parameter.name, parameter.schema])),
  };
};

const named = (schema: Record<string, unknown> | undefined): Record<string, unknown> | undefined => {
  const name = typeof schema?.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
  return name === undefined ? schema : contractSchemas[name];
};

function readOperation(path: string, method: string, raw: RawOperation): ContractOperation {
  const content = raw.requestBody?.content ?? {};
  const answerSchema = raw.responses['200']?.content?.['application/json']?.schema;
  const answerProperties = (named(answerSchema)?.properties ?? {}) as Record<string, { $ref?: string }>;
  return {
    operationId: raw.operationId,
    method: method.toUpperCase() as ContractOperation['method'],
    route: path.replace(/\{(\w+)\}/g, ':$1'),
    permission: [raw['x-permission']].flat(),
    onlyReads: raw['x-effect'] === 'read',
    needsRecentSignIn: raw['x-recent-sign-in'] === true,
    isOpenBeforeSecondFactor: raw['x-before-second-factor'] === true,
    isPlanned: raw['x-status'] === 'planned',
    bodySchema: Object.values(content)[0]?.schema,
    isMultipart: 'multipart/form-data' in content,
    pathSchema: parametersSchema(raw.parameters ?? [], 'path'),
    querySchema: parametersSchema(raw.parameters ?? [], 'query'),
    answerSchema,
    successStatus: answerProperties.status?.$ref?.endsWith('/Done200') ? 200 : 1,
    audit: readAuditDeclaration(raw.operationId, raw['x-audit']),
    answersWhole: Object.keys(answerProperties).some((key) => key !== 'status' && key !== 'data'),
  };
}

export const contractOperations: readonly ContractOperation[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item as unknown as Record<string, RawOperation>).map(([method, raw]) =>
    readOperation(path, method, raw),
  ),
);
