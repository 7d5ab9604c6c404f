/** The largest demo that fits in a message, in megabytes; an MP3 of ten minutes takes about half. */
export const demoMegabytes = 25;

export const demoBytes = demoMegabytes * 1024 * 1024;

export const demoTooLarge = `El demo no debe superar los ${demoMegabytes} MB. Expórtalo en MP3, o pega un enlace en el mensaje.`;
