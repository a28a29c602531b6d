/** A plain-text mail to one recipient. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Sends mail: by SMTP when configured, otherwise into the outbox folder of the data directory. */
export interface Mailer {
  send: (mail: Mail) => Promise<void>;
  /** Asks the mail server whether it accepts mails, without sending one. @throws when it does not */
  check?: () => Promise<void>;
  /** Where mails are files: deletes those that contain one of the texts. */
  forget?: (texts: readonly string[]) => Promise<void>;
}
