/** `1 pregunta`, `3 preguntas`, `Ninguna pregunta`. */
export const questionCount = (count: number): string => {
  if (count === 0) return 'Ninguna pregunta';
  return `${count} ${count === 1 ? 'pregunta' : 'preguntas'}`;
};
