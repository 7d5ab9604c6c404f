/** One message to the person after something happened. Errors stay until they are closed. */
export type Notice = {
  title: string;
  message: string;
  tone: 'info' | 'success' | 'error';
  /** What happens next. The page of the form that led to it tells all this in the form's place. */
  next?: readonly string[];
};

/** How long a notice that is not an error stays, in milliseconds. */
export const noticeLife = 8000;
