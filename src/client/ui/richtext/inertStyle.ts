/** The name of style attributes while they pass through the browser's parser. */
export const inertStyleAttribute = 'data-style';
