/** Bytes of a file that is chosen. */
export const mostBytes = 10 * 1024 * 1024;
/** Seconds that are measured at once: five minutes of two channels are 115 MB in memory. */
export const longestTake = 300;
/** What a browser offers to choose. */
export const audioTypes = 'audio/*,.mp3,.wav,.m4a,.aac,.flac,.ogg,.opus';
