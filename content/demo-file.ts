/** The largest demo that fits in a message, in megabytes; an MP3 of ten minutes takes about half. */
export const demoMegabytes = 25;

export const demoBytes = demoMegabytes * 1024 * 1024;
