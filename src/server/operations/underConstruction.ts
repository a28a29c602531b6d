import { Failure } from '../errors/failure';
import type { Handlers } from './call';

/** Stand-ins while the handlers of this issue are being written. */
export const underConstruction = <Id extends keyof Handlers>(...operationIds: Id[]): Pick<Handlers, Id> =>
  Object.fromEntries(operationIds.map((id) => [id, () => Promise.reject(new Failure(501, `${id} is under construction`))])) as unknown as Pick<Handlers, Id>;
