import { enGB } from 'date-fns/locale';

/**
 * Stands in for Blueprint's loader of date-fns locales, which makes webpack emit a file for each of the ninety. The
 * product speaks English and writes days before months.
 */
export const loadDateFnsLocale = () => Promise.resolve(enGB);

/** The one locale, whatever is asked for. */
export const useDateFnsLocale = () => enGB;
