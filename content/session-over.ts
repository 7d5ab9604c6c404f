/** Said at the door to whoever was signed in a moment ago. */
export const sessionOver = {
  title: 'Tu sesión se cerró',
  message: 'Entra y sigues donde ibas.',
  tone: 'error',
} as const;
