import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useScreenState } from '../screen-state/useScreenState';

/**
 * The arguments that were answered last, in the store: a list which shows its previous answer while another page or
 * filter is loading shows the same rows for the same state.
 * @param name unique within the scope
 * @param asked those of the current query
 */
export function useAnsweredArguments<Arguments extends object>(
  name: string,
  asked: Arguments,
  isAnswered: boolean,
): Arguments | typeof skipToken {
  const [answered, note] = useScreenState<Arguments | null>('tables', name, null);
  const text = JSON.stringify(asked);
  useEffect(() => {
    if (isAnswered) note(JSON.parse(text) as Arguments);
  }, [isAnswered, text, note]);
  return isAnswered ? asked : (answered ?? skipToken);
}
