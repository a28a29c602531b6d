import type { Mailer } from './plugins/mailer';
import type { FileStore } from './plugins/fileStore';
import type { LinkSigner } from './plugins/linkSigner';

/** What handlers use beside the database. */
export interface Services {
  /** IANA name; decides what 'today' is. */
  companyTimeZone: string;
  /** Address of the product as people type it, without a slash at the end; mailed links begin with it. */
  publicUrl: string;
  mailer: Mailer;
  fileStore: FileStore;
  linkSigner: LinkSigner;
}
