/** The documents of identity of Colombia that people give. */
export const documentTypes = {
  CC: 'Cédula de ciudadanía',
  CE: 'Cédula de extranjería',
  TI: 'Tarjeta de identidad',
  PP: 'Pasaporte',
  PPT: 'Permiso por protección temporal',
  NIT: 'NIT',
} as const;

export type DocumentType = keyof typeof documentTypes;

export const documentTypeNames = Object.keys(documentTypes) as DocumentType[];
