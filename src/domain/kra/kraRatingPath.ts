/** Address at which a team leader rates a KRA. */
export const kraRatingPath = (id: string): string => `/TLKRA?rate=${encodeURIComponent(id)}`;
