/** Characters of what a form of covers takes. */
export const [longestArtist, longestTitle, longestDescription] = [120, 300, 600];

/** Bytes of a photo. */
export const largestPhoto = 10 * 1024 * 1024;
export const photoTooLarge = 'La imagen no debe superar los 10MB';
