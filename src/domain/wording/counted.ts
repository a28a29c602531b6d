/** '1 task', '2 tasks': for nouns whose plural ends in s. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** 'The row', '1 of 3 rows', '2 of 3 rows': some of all, of which there is at least one. */
export const countedShare = (count: number, total: number, noun: string): string =>
  total === 1 ? `The ${noun}` : `${count} of ${counted(total, noun)}`;

/** 'Records without an answer': what is shown alone begins with a capital. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
