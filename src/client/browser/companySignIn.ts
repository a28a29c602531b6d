import { pageFact } from './page';

interface CompanySignIn {
  readonly name: string;
  readonly isAvailable: boolean;
}

/** The identity provider that came with the page; undefined without one. */
export function companySignIn(): CompanySignIn | undefined {
  const available = pageFact('sign-in');
  const name = available ?? pageFact('no-sign-in');
  return name === undefined ? undefined : { name: decodeURIComponent(name), isAvailable: available !== undefined };
}

/** The code with which the provider has sent the browser back. It is removed from the address. */
export function takeSignInCode(): string | undefined {
  const code = /^#company-sign-in=([\w.-]+)$/.exec(window.location.hash)?.[1];
  if (code !== undefined) window.history.replaceState(null, '', window.location.pathname + window.location.search);
  return code;
}
