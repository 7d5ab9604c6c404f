/** The largest demo that fits in a message, in megabytes; an MP3 of ten minutes takes about half. */
export const attachmentMegabytes = 25;

export const attachmentBytes = attachmentMegabytes * 1024 * 1024;

export const attachmentTooLarge = `El demo no debe superar los ${attachmentMegabytes} MB. Expórtalo en MP3, o pega un enlace en el mensaje.`;
