import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** One document; schemas from other files are in `components`. */
export interface BundledContract extends JsonObject {
  paths: JsonObject;
  components: { schemas: JsonObject; responses: JsonObject };
}

/**
 * Reads `openapi.yaml` and what it refers to, and returns one self-contained document.
 * @throws Error naming the file when a reference is broken or two files give different schemas the same name
 */
export function bundleContract(entryFile: string): BundledContract {
  const files = new Map<string, JsonObject>();
  const origins = new Map<string, string>();
  const components = { schemas: {} as JsonObject, responses: {} as JsonObject };

  const load = (file: string): JsonObject => {
    const known = files.get(file);
    if (known) return known;
    const content = parse(readFileSync(file, 'utf8'), { merge: true }) as JsonObject;
    files.set(file, content);
    return content;
  };

  const lookUp = (file: string, pointer: string): Json => {
    let found: Json | undefined = load(file);
    for (const key of pointer.split('/').slice(1)) {
      found = found !== null && typeof found === 'object' && !Array.isArray(found) ? found[key] : undefined;
    }
    if (found === undefined) throw new Error(`${file} has no ${pointer}`);
    return found;
  };

  /** The name of the referenced schema in `components`; adds it there on first use. */
  const lift = (file: string, pointer: string): string => {
    const isResponse = pointer.startsWith('/responses/');
    const name = pointer.split('/').at(-1) ?? '';
    const origin = `${file}#${pointer}`;
    const section = isResponse ? 'responses' : 'schemas';
    const key = `${section}/${name}`;
    const earlier = origins.get(key);
    if (earlier === undefined) {
      origins.set(key, origin);
      components[section][name] = {};
      components[section][name] = resolve(lookUp(file, pointer), file);
    } else if (earlier !== origin) {
      throw new Error(`Two schemas are called ${name}: ${earlier} and ${origin}`);
    }
    return `#/components/${key}`;
  };

  const resolve = (node: Json, file: string): Json => {
    if (Array.isArray(node)) return node.map((item) => resolve(item, file));
    if (node === null || typeof node !== 'object') return node;
    if (typeof node.$ref === 'string') {
      const [target = '', pointer = ''] = node.$ref.split('#');
      const targetFile = target === '' ? file : path.resolve(path.dirname(file), target);
      // Path items are inlined: `components` cannot hold them in OpenAPI 3.0.
      if (targetFile.includes(`${path.sep}paths${path.sep}`)) return resolve(lookUp(targetFile, pointer), targetFile);
      return { $ref: lift(targetFile, pointer) };
    }
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolve(value, file)]));
  };

  const entry = resolve(load(path.resolve(entryFile)), path.resolve(entryFile)) as JsonObject;
  const sorted = (section: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(section).sort(([a], [b]) => (a < b ? -1 : 1)));
  return {
    ...entry,
    paths: entry.paths as JsonObject,
    components: { schemas: sorted(components.schemas), responses: sorted(components.responses) },
  };
}
