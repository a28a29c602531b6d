/**
 * Signs links to files so that an <img> or a new tab can open them without the token, for about an hour and one user.
 */
export interface LinkSigner {
  /**
   * Path with query below the origin, for example /api/auth/files/{id}/{name}?expires=…&person=…&signature=…
   * @param folder 'files' unless it is the archive of a person's data
   */
  linkTo: (file: { id: string; name: string }, personId: string, folder?: 'files' | 'personalData') => string;
  isValid: (link: { fileId: string; personId: string; expiresSeconds: number; signature: string }) => boolean;
}
