/** The code that draws toasts is loaded with the first one. */
export const loadToasts = () => import('./ToastList');
