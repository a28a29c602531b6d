import type { SentCall } from '../fakeNetwork';

/** A form-encoded body as it travelled, 'id=1&Status=CLOSE'; '' for anything else. */
export const sentForm = (body: SentCall['body']): string => (body instanceof URLSearchParams ? body.toString() : '');
