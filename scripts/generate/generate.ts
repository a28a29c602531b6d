import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { bundleContract } from './bundleContract';
import { clientContract } from './clientContract';
import { contractOperations, type ContractOperation } from './contractOperations';
import { operationTypes } from './operationTypes';
import { recordPlaces } from './recordPlaces';

const root = path.resolve(__dirname, '../..');
const note = '// Made by npm run generate from api-spec. Do not edit.\n';

/** Only what differs from the rule: every page loads it. */
function clientOperations(operations: ContractOperation[]): string {
  const rows = operations
    .filter((operation) => !operation.isPlanned)
    .flatMap((operation) => {
      const facts = [
        ...(operation.encoding === (operation.method === 'GET' ? 'none' : 'urlencoded')
          ? []
          : [`encoding: '${operation.encoding}'`]),
        ...(operation.answersWhole ? ['answersWhole: true'] : []),
        ...(operation.successStatus === 1 ? [] : [`successStatus: ${operation.successStatus}`]),
      ];
      return facts.length === 0 ? [] : [`  ${operation.operationId}: { ${facts.join(', ')} },`];
    });
  return `${note}
/** What the base query needs to know about an operation, other than its shape. */
export interface OperationFacts {
  /** When left out: 'none' for GET, otherwise 'urlencoded'. */
  readonly encoding?: 'none' | 'urlencoded' | 'multipart';
  /** The whole answer is the result, not only its data. */
  readonly answersWhole?: boolean;
  /** The body's status that means success; 1 when left out. */
  readonly successStatus?: number;
}

/** The operations of which something differs from what is left out. */
export const operationFacts: Readonly<Record<string, OperationFacts>> = {
${rows.join('\n')}
};
`;
}

/** The calls that need no token: the program before signing in makes them without the api slice. */
function entryCalls(operations: ContractOperation[]): string {
  const isEntryCall = (operation: ContractOperation): boolean =>
    operation.permission.includes('public') &&
    operation.method === 'POST' &&
    operation.encoding !== 'multipart' &&
    !operation.isPlanned;
  const rows = operations
    .filter(isEntryCall)
    .map(
      ({ operationId, path: url, encoding, answersWhole }) =>
        `  ${operationId}: { url: '${url}'${encoding === 'urlencoded' ? '' : `, encoding: '${encoding}'`}${answersWhole ? ', answersWhole: true' : ''} },`,
    );
  return `${note}
/** Calls of forms that need no token, with what a call must know of each. */
export const entryCalls = {
${rows.join('\n')}
} as const;
`;
}

/** Writes everything that is made from the contract below `target` (the project, or a folder to compare with). */
export async function generate(target: string): Promise<string[]> {
  const contract = bundleContract(path.join(root, 'api-spec/openapi.yaml'));
  const operations = contractOperations(contract);
  const written: string[] = [];
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    writeFileSync(path.join(target, file), text);
    written.push(file);
  };

  write('src/server/operations/contract.gen.json', `${JSON.stringify(contract, null, 1)}\n`);
  write(
    'src/server/operations/contractTypes.gen.ts',
    note + astToString(await openapiTypescript(JSON.stringify(contract))),
  );
  write('src/server/operations/operationTypes.gen.ts', operationTypes(operations));
  write('src/client/api/operationFacts.gen.ts', clientOperations(operations));
  write('src/client/api/entryCalls.gen.ts', entryCalls(operations));
  write('src/client/api/records/recordPlaces.gen.ts', note + recordPlaces(contract, operations));

  // In the project, not in the system folder for temporary files, because the codegen resolves paths relative to its output.
  const scratch = mkdtempSync(
    path.join(target === root ? path.join(root, 'node_modules') : tmpdir(), '.daybook-generate-'),
  );
  try {
    const schemaFile = path.join(scratch, 'client-contract.json');
    writeFileSync(schemaFile, JSON.stringify(clientContract(contract, operations)));
    const onlyReading = operations.filter((operation) => operation.onlyReads).map((operation) => operation.operationId);
    const slice = await generateEndpoints({
      schemaFile,
      apiFile: './emptyApi',
      apiImport: 'emptyApi',
      exportName: 'generatedApi',
      hooks: { queries: true, lazyQueries: true, mutations: true },
      flattenArg: true,
      encodePathParams: true,
      tag: false,
      endpointOverrides: [{ pattern: (name) => onlyReading.includes(name), type: 'query' }],
    });
    if (typeof slice !== 'string') throw new Error('The generator of the api slice answered nothing');
    write('src/client/api/daybookApi.gen.ts', note + slice);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  return written;
}

if (require.main === module) {
  generate(root).then(
    (files) => console.log(files.map((file) => `wrote ${file}`).join('\n')),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}
