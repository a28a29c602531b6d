/** Address at which a team leader rates a KRA. */
export const kraRatingPath = (id: string): string => `/TLKRA?rate=${encodeURIComponent(id)}`;

/** Address of the ratings of an employee, with those of one month marked. */
export const ownKraPath = (id: string): string => `/KRA?record=${encodeURIComponent(id)}`;
