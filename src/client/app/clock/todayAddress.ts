/** Who may set what day it is, and the address parameter that opens the form. */
export const todayFlag = 'Demonstration.Set_Today';
export const todayParameter = 'today';
