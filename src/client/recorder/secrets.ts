/** Replaces a secret in recordings and in DevTools. */
export const mask = '•••';

// The last word of the name, so that the ids of drafts ('profile/form/Current_password') are recognised, too.
const names = '(?:(?:new_|current_|confirm_)?password|repeated|passphrase|token|device|authorization|signature)';
const secretNames = new RegExp(`(?:^|[/.:])${names}$`, 'i');
const secretTexts: readonly (readonly [RegExp, string])[] = [
  [/([?&](?:signature|token)=)[^&"'\s<>]+/gi, `$1${mask}`],
  // '/reset-password/check' is a path of the contract.
  [/(\/(?:reset-password|setup)\/)(?!check(?![\w-]))[^/?#"'\s<>]+/gi, `$1${mask}`],
  [/(\bBearer\s+)[\w.~+/=-]+/g, `$1${mask}`],
  // In JSON inside of a text.
  [new RegExp(String.raw`(\\*"${names}\\*"\s*:\s*\\*")[^"\\]+`, 'gi'), `$1${mask}`],
  [/\bsealed:[\w-]+/g, mask],
];

/** Whether a text under this name is a secret. The store holds no secret; this is the second barrier. */
export const isSecretName = (name: string): boolean => secretNames.test(name);

/** The text without signatures of file links, tokens and references to sealed secrets. */
export const withoutSecrets = (text: string): string =>
  secretTexts.reduce((masked, [pattern, replacement]) => masked.replace(pattern, replacement), text);
