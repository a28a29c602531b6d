import { enGB } from 'date-fns/locale';

/**
 * Replaces Blueprint's loader of date-fns locales, which makes webpack emit a file for each of the ninety. The product is
 * in English and writes the day before the month.
 */
export const loadDateFnsLocale = () => Promise.resolve(enGB);

/** The only locale, whatever is requested. */
export const useDateFnsLocale = () => enGB;
