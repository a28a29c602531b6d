/** Windows of long lists are evicted soon, because scrolling loads many of them. */
export const windowSeconds = 30;
