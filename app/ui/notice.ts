/** One message to the person after something happened. Errors stay until they are closed. */
export type Notice = { title: string; message: string; tone: 'info' | 'success' | 'error' };

/** How long a notice that is not an error stays, in milliseconds. */
export const noticeLife = 8000;
