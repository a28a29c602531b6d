import { useSelector } from 'react-redux';
import { startPageFor, startPageKey } from '../../domain/session/startPage';
import { usePreference } from '../session/usePreference';
import { selectGrantedFlags } from './permissionSelectors';

const readStored = (stored: unknown): unknown => stored;

/** The user's start page: the chosen one, otherwise that of the role. */
export function useStartPage(): string {
  const granted = useSelector(selectGrantedFlags);
  const [stored] = usePreference(startPageKey, readStored);
  return startPageFor(granted, stored);
}
