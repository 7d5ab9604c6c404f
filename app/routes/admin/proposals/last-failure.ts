/** Where the page says why the last reply reached nobody. */
export const lastFailure = 'no-llego';
