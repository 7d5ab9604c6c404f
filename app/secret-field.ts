/** Whether what was typed into the field of this name is a secret, which no page ever shows again. */
export const isSecretField = (name: string): boolean => /password|token|^code$|^de$/i.test(name);
