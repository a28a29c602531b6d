import { useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { landingPath } from '../session/returnPath';
import { selectIsTokenPresent } from '../session/sessionSelectors';

/** BEH-025: reachable only when no token is stored. Signing in on this page does not end it: the welcome stands for two seconds first. */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const isTokenPresent = useSelector(selectIsTokenPresent);
  const [wasTokenPresent] = useState(isTokenPresent);
  return wasTokenPresent ? <Navigate to={landingPath} replace /> : children;
}
