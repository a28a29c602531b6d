import { AnchorButton, Callout } from '@blueprintjs/core';
import type { CompanySignInState } from '../companySignInSlice';

/** The button of the identity provider, what it has rejected, and whether it can be reached. */
export default function CompanySignIn({ name, isAvailable, problem }: CompanySignInState) {
  return (
    <div className="db-entry-company">
      {problem !== null && (
        <Callout intent="danger" role="alert" compact>
          {problem}
        </Callout>
      )}
      {isAvailable ? (
        <AnchorButton href="/api/openid/start" text={`Sign in with ${name}`} fill />
      ) : (
        problem === null && (
          <p className="db-muted">Sign-in with {name} is unavailable at the moment. Please use your password.</p>
        )
      )}
    </div>
  );
}
