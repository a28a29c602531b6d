import type { FormCall } from './callServer';
import { generatedApi } from './daybookApi.gen';
import { callWhenPresent } from './formBaseQuery';

type EndpointName = keyof typeof generatedApi.endpoints;

/** The part of a generated definition that turns arguments into a request. */
interface WithRequest {
  readonly query?: (argument: never) => FormCall;
}

function findRequest(name: EndpointName): (argument: never) => FormCall {
  let found: WithRequest['query'];
  const find = (definition: WithRequest): void => void (found = definition.query);
  // The only access to a definition; it changes nothing.
  generatedApi.enhanceEndpoints({ endpoints: { [name]: find } });
  if (!found) throw new Error(`${name} is no query of the contract`);
  return found;
}

/**
 * The answer of a query that no screen shows, for example the rows of an export: nothing is dispatched, cached or
 * recorded. While the page shows an earlier state it waits, as every call does. @throws ApiFailure when the server
 * rejects or cannot be reached
 */
export async function readPastStore(name: string, argument: object, signal: AbortSignal): Promise<unknown> {
  const toRequest = findRequest(name as EndpointName);
  const answer = await callWhenPresent(toRequest(argument as never), { endpoint: name, type: 'query', signal });
  // A plain object, like the one that `unwrap()` rejects with.
  // oxlint-disable-next-line typescript/only-throw-error
  if ('error' in answer) throw answer.error;
  return answer.data;
}
