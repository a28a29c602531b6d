import { contractDocument } from '../../src/server/operations/contractDocument';
import { resolved, type JsonSchema } from '../../src/server/operations/schemaReferences';

/** An operation of the document. */
export interface DocumentedOperation {
  operationId: string;
  tags?: string[];
  summary?: string;
  'x-origin'?: string;
  'x-inventory'?: string[];
  'x-permission'?: string | string[];
  'x-recent-sign-in'?: true | string[];
  'x-before-second-factor'?: true;
  'x-effect'?: string;
  parameters?: { name: string; in: string; description?: string; schema: Record<string, unknown> }[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Record<string, unknown> }> };
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: Record<string, unknown> }> }>;
}

const paths = contractDocument.paths as Record<string, Record<string, DocumentedOperation>>;

export const rawOperation = (path: string, method: string): DocumentedOperation | undefined =>
  paths[path]?.[method.toLowerCase()];

export const rawOperations: [string, DocumentedOperation][] = Object.values(paths).flatMap((item) =>
  Object.values(item).map((operation): [string, DocumentedOperation] => [operation.operationId, operation]),
);

export const requiredFields = (schema: JsonSchema | undefined): string[] =>
  schema === undefined ? [] : ((resolved(schema).required ?? []) as string[]);
