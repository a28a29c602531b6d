/** Of the form name@domain. Whether mail arrives there, only a mail can show. */
export const isMailAddress = (text: string): boolean => text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text);
