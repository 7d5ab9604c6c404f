/** In characters, as the forms and the table have them. */
export const longestReference = 100;
export const longestResolution = 500;
export const longestTransferReference = 100;
export const longestTransferNote = 500;
export const longestRefusal = 500;

/** The largest picture of a transfer that is taken, in bytes; people read it as «10MB». */
export const largestProof = 10 * 1024 * 1024;

export const proofTooLarge = 'La imagen no debe superar los 10MB';
