import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { apiBase, joinPath } from '../browser/apiBase';
import { forgetFile, mustBeDeposited } from '../browser/pendingFiles';
import { takeSecret } from '../browser/sealedValues';
import { currentToken } from '../browser/tokenVault';
import { openAnswer, type RawAnswer } from './answer';
import { offlineFailure, type ApiFailure } from './apiFailure';
import { encodeForm, encodeMultipart, encodeQuery, filesOf, type CallBody } from './encodeBody';
import { NoAnswer } from './noAnswer';
import { operationFacts, type OperationFacts } from './operationFacts.gen';
import { sealAnswer } from './secretAnswerFields';
import { sendUpload } from './sendUpload';

/** What a generated endpoint hands over. */
export interface FormCall {
  readonly url: string;
  readonly method?: string;
  readonly body?: unknown;
  readonly params?: unknown;
}

const isCallBody = (value: unknown): value is CallBody => typeof value === 'object' && value !== null;

const factsOf = (endpoint: string): OperationFacts => {
  const known: Readonly<Record<string, OperationFacts>> = operationFacts;
  const facts = known[endpoint];
  if (!facts) throw new Error(`The contract has no operation ${endpoint}: run npm run generate`);
  return facts;
};

/** BEH-016: the stored token travels in the authorization header. */
function callHeaders(): Record<string, string> {
  const token = currentToken();
  return token === null ? {} : { Authorization: `Bearer ${token}` };
}

async function send(call: FormCall, encoding: OperationFacts['encoding'], signal: AbortSignal): Promise<RawAnswer> {
  const url = joinPath(apiBase(), call.url) + encodeQuery(isCallBody(call.params) ? call.params : undefined);
  const body = isCallBody(call.body) ? call.body : {};
  const headers = callHeaders();
  if (encoding === 'multipart') return sendUpload({ url, headers, body: encodeMultipart(body), files: filesOf(body).map(mustBeDeposited), signal });
  const method = call.method ?? 'GET';
  const content = encoding === 'urlencoded' ? { body: encodeForm(body) } : {};
  try {
    const answer = await fetch(url, { method, headers, signal, ...content });
    return { httpStatus: answer.status, text: await answer.text() };
  } catch {
    // fetch rejects for one reason only: no (complete) answer came, also because of a cancel.
    throw new NoAnswer();
  }
}

/** Secrets of a mutation are used once; those of a query stay, because a query may be asked again with the same arguments. */
function dropSeals(body: unknown): void {
  if (!isCallBody(body)) return;
  Object.values(body).forEach((value) => typeof value === 'string' && takeSecret(value));
  filesOf(body).forEach(forgetFile);
}

/**
 * Carries out every call of the api slice: encodes by the operation's content type, sends the token, takes the envelope
 * off and turns whatever went wrong into an ApiFailure.
 */
export const formBaseQuery: BaseQueryFn<FormCall, unknown, ApiFailure> = async (call, { endpoint, type, signal }) => {
  const facts = factsOf(endpoint);
  try {
    const result = openAnswer(await send(call, facts.encoding, signal), facts.answersWhole === true);
    return 'error' in result ? result : { data: sealAnswer(endpoint, result.data) };
  } catch (error) {
    if (error instanceof NoAnswer) return { error: offlineFailure };
    throw error;
  } finally {
    if (type === 'mutation') dropSeals(call.body);
  }
};
