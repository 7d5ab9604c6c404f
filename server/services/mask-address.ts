/** `ana@ejemplo.co` → `a•••@ejemplo.co`: its owner knows it again, and whoever else got a link does not learn it. */
export const maskAddress = (email: string): string =>
  email.replace(/^(.)[^]*(@[^@]*)$/u, '$1•••$2');
