import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import schema from '../../../src/client/recorder/recording.schema.json';

const validate = addFormats(new Ajv({ allErrors: true })).compile(schema);

/** What is wrong with the parsed content of a recording, by its published schema. */
export const schemaProblems = (file: unknown): string[] =>
  validate(file) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
