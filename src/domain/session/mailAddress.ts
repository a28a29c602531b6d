/** Of the form name@domain. Only sending a mail shows whether the address exists. */
export const isMailAddress = (text: string): boolean => text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text);

export const notMailAddressMessage = 'This is not a mail address';
