import { withoutInvisible } from '../validation/isBlank';

/**
 * Of the form name@domain, without invisible characters, with which two addresses would look the same. Only sending a mail
 * shows whether the address exists.
 */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 && withoutInvisible(text) === text && /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text);

export const notMailAddressMessage = 'This is not a mail address';
