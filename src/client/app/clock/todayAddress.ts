/** Flag for setting the date, and the query parameter that opens the form. */
export const todayFlag = 'Demonstration.Set_Today';
export const todayParameter = 'today';
