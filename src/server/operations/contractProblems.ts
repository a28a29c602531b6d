import { permissionFlags, permissionGroups } from '../../domain/permissions/permissionCatalogue';
import type { ContractOperation } from './contractDocument';

/** Permissions that are not flags. */
const accessLevels = ['public', 'signed-in', 'signed-link'];
const knownNeeds = new Set<string>([...permissionFlags, ...permissionGroups.map((group) => `${group}.*`)]);

/** Reasons not to start: operations without handler, handlers without operation, unknown permissions. */
export function contractProblems(
  operations: readonly ContractOperation[],
  handledOperations: readonly string[],
): string[] {
  const handled = new Set(handledOperations);
  const known = new Set(operations.map(({ operationId }) => operationId));
  return [
    ...operations.flatMap(({ operationId, isPlanned, permission }) => [
      ...(!isPlanned && !handled.has(operationId) ? [`${operationId} has no handler`] : []),
      ...(isPlanned && handled.has(operationId) ? [`${operationId} has a handler but is still marked as planned`] : []),
      ...(permission.length === 0 ? [`${operationId} does not say which permission it needs`] : []),
      ...permission
        .filter((need) => !knownNeeds.has(need) && !(accessLevels.includes(need) && permission.length === 1))
        .map((need) => `${operationId} needs the unknown permission ${need}`),
    ]),
    ...handledOperations
      .filter((operationId) => !known.has(operationId))
      .map((operationId) => `The handler ${operationId} belongs to no operation of the contract`),
  ];
}

/** @throws Error listing every problem */
export function mustBeBindable(operations: readonly ContractOperation[], handledOperations: readonly string[]): void {
  const problems = contractProblems(operations, handledOperations);
  if (problems.length > 0)
    throw new Error(`The contract and the handlers do not fit together:\n${problems.join('\n')}`);
}
