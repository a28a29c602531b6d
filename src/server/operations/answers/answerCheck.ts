import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { contractDocument, type ContractOperation } from '../contractDocument';
import { isSchema, mapSchema, type JsonSchema } from '../schemaReferences';

/** Fields that the contract does not name are errors in an answer, unless the contract leaves the object open. */
const closed = (schema: unknown): JsonSchema =>
  mapSchema(schema, (node) =>
    isSchema(node.properties) && node.type === 'object' && node.additionalProperties === undefined
      ? { ...node, additionalProperties: false }
      : node,
  ) as JsonSchema;

const ajv = new Ajv({ strict: false, allErrors: true, formats: { binary: true } });
addFormats(ajv, ['date', 'date-time']);
ajv.addSchema(closed({ components: contractDocument.components }), 'contract');

/** Thrown for an answer that does not match the contract. */
class AnswerMismatch extends Error {}

/**
 * The check of an operation's answers as JSON.
 * @returns a function that throws AnswerMismatch
 */
export function answerCheck(operation: ContractOperation): (json: string) => void {
  const reference = operation.answerSchema?.$ref;
  if (typeof reference !== 'string') return () => undefined;
  // Compiled for the first answer: all operations together take a second, and a test calls a few of them.
  let compiled: ValidateFunction | undefined;
  return (json) => {
    const validate = (compiled ??= ajv.compile({ $ref: `contract${reference}` }));
    if (validate(JSON.parse(json))) return;
    const details = (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath} ${message ?? ''} ${JSON.stringify(params)}`,
    );
    throw new AnswerMismatch(
      `The answer of ${operation.operationId} is not what the contract promises:\n${details.join('\n')}`,
    );
  };
}
