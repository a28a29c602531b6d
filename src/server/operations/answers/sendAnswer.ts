import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { chosenEncoding, compressedAnswer, type SentAnswer } from './compressAnswer';
import type { ContractOperation } from '../contractDocument';
import { CachedAnswer, WrittenAnswer, type FileAnswer, type StreamAnswer } from '../operationShapes';
import { textBytes, writeJson } from './writeJson';

/** Answers contain personal data and must not be cached. */
const noStore = 'no-store';
/** A signed link is stable for a while, so that the browser need not load a picture twice. */
const privateCache = 'private, max-age=1800';

/** The file name according to RFC 6266: ASCII for old browsers, percent-encoded for others. */
const disposition = ({ isShownInline, fileName }: FileAnswer): string => {
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${isShownInline ? 'inline' : 'attachment'}; filename="${fileName.replace(/[^ !#-[\]-~]/g, '_')}"; filename*=UTF-8''${encoded}`;
};

async function sendFile(reply: FastifyReply, file: FileAnswer): Promise<FastifyReply> {
  const isPdf = file.mediaType === 'application/pdf';
  const isPicture = file.isShownInline && !isPdf;
  if (file.sizeBytes !== undefined) reply.header('content-length', file.sizeBytes);
  return (
    reply
      .header('content-type', file.isShownInline ? file.mediaType : 'application/octet-stream')
      .header('content-disposition', disposition(file))
      // Pictures are shown again and again; documents do not stay in the browser.
      .header('cache-control', isPicture && file.sizeBytes !== undefined ? privateCache : noStore)
      // Browsers do not start their PDF reader in a sandbox.
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'${isPdf ? '' : '; sandbox'}`,
      )
      .send(file.stream())
  );
}

/** Prevents proxies from buffering events. */
const sendStream = (reply: FastifyReply, { events }: StreamAnswer): FastifyReply =>
  reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', noStore)
    .header('x-accel-buffering', 'no')
    .send(events);

const isStream = (answer: unknown): answer is StreamAnswer =>
  typeof answer === 'object' && answer !== null && 'events' in answer;

/** What the system takes with one call: copying many megabytes to a connection keeps others waiting. */
const maxWrittenBytes = 512 * 1024;

async function toJson(
  { successStatus: status, answersWhole }: ContractOperation,
  answer: unknown,
): Promise<string | Buffer> {
  if (answer instanceof WrittenAnswer) {
    const text = answersWhole
      ? `{"status":${status},${answer.json.slice(1)}`
      : `{"status":${status},"data":${answer.json}}`;
    return text.length <= maxWrittenBytes ? text : textBytes(text);
  }
  return writeJson(
    answersWhole ? { status, ...(answer as Record<string, unknown>) } : { status, data: answer ?? null },
  );
}

type Check = ((json: string) => void) | undefined;

async function sentAnswer(
  operation: ContractOperation,
  answer: unknown,
  acceptEncoding: string | undefined,
  checkAnswer: Check,
): Promise<SentAnswer> {
  const sentBefore = answer instanceof CachedAnswer ? answer.sent : undefined;
  const encoding = sentBefore && chosenEncoding(acceptEncoding);
  const known = sentBefore?.get(encoding);
  if (known !== undefined) return known;
  const json = await toJson(operation, answer);
  checkAnswer?.(json.toString());
  const sent = await compressedAnswer(json, acceptEncoding);
  sentBefore?.set(encoding, sent);
  return sent;
}

function* slices(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += maxWrittenBytes)
    yield bytes.subarray(start, start + maxWrittenBytes);
}

/** Wraps the handler's result as in the contract, and sends it. */
export async function sendAnswer(
  reply: FastifyReply,
  operation: ContractOperation,
  answer: unknown,
  checkAnswer: Check,
): Promise<FastifyReply> {
  if (operation.answerSchema === undefined && isStream(answer)) return sendStream(reply, answer);
  if (operation.answerSchema === undefined) return sendFile(reply, answer as FileAnswer);
  const sent = await sentAnswer(operation, answer, reply.request.headers['accept-encoding'], checkAnswer);
  reply
    .header('cache-control', noStore)
    .header('content-type', 'application/json; charset=utf-8')
    .header('vary', 'Accept-Encoding');
  if (sent.encoding !== undefined) reply.header('content-encoding', sent.encoding);
  return typeof sent.body === 'string' || sent.body.length <= maxWrittenBytes
    ? reply.send(sent.body)
    : reply.header('content-length', sent.body.length).send(Readable.from(slices(sent.body)));
}
