import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useScreenStateCell } from '../screen-state/useScreenState';
import type { WithScreenState } from '../screen-state/screenState';

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
  const { id, set: note } = useScreenStateCell<Arguments | null>('tables', name, null);
  // What is noted now is shown later, if at all: noting it must not render a whole list again.
  const answered = useSelector(({ tables }: WithScreenState) =>
    isAnswered ? undefined : (tables[id] as Arguments | null | undefined),
  );
  const text = JSON.stringify(asked);
  useEffect(() => {
    if (isAnswered) note(JSON.parse(text) as Arguments);
  }, [isAnswered, text, note]);
  return isAnswered ? asked : (answered ?? skipToken);
}
