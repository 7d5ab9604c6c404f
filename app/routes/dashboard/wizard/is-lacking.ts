/** What a field says that the refusal above the form speaks of. */
export const isLacking = 'Falta este dato';
