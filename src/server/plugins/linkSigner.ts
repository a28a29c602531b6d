import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Signs links to files so that an <img> or a new tab can open them without the token, for about an hour and one user.
 */
export interface LinkSigner {
  /**
   * Path with query below the origin, for example /api/auth/files/{id}/{name}?expires=…&person=…&signature=…
   * @param folder 'personalData' for the archive of a person's data
   */
  linkTo: (file: { id: string; name: string }, personId: string, folder?: 'files' | 'personalData') => string;
  isValid: (link: { fileId: string; personId: string; expiresSeconds: number; signature: string }) => boolean;
}

/** Links created within one slot are equal, so that caches and unchanged screens stay valid. */
const slotSeconds = 30 * 60;
/** A link is valid for the rest of its slot and two more: 60 to 90 minutes. */
const slotsOfValidity = 3;

/**
 * Signs links with HMAC-SHA256.
 * @param machineNow not the company's clock: setting it back would make old links valid again
 */
export function createLinkSigner(secret: Buffer, machineNow: () => Date): LinkSigner {
  const sign = (fileId: string, personId: string, expiresSeconds: number): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify([fileId, personId, expiresSeconds]))
      .digest('base64url');

  return {
    linkTo: ({ id, name }, personId, folder = 'files') => {
      const expires = (Math.floor(machineNow().getTime() / 1000 / slotSeconds) + slotsOfValidity) * slotSeconds;
      const query = new URLSearchParams({
        expires: String(expires),
        person: personId,
        signature: sign(id, personId, expires),
      });
      return `/api/auth/${folder}/${encodeURIComponent(id)}/${encodeURIComponent(name)}?${query.toString()}`;
    },
    isValid: ({ fileId, personId, expiresSeconds, signature }) => {
      if (!(machineNow().getTime() / 1000 < expiresSeconds)) return false;
      const expected = Buffer.from(sign(fileId, personId, expiresSeconds));
      const given = Buffer.from(signature);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}
