/** One message to the person after something happened. */
export type Notice = {
  title: string;
  message: string;
  tone: 'info' | 'success' | 'error';
  /** The way on. */
  link?: { href: string; label: string };
  /** What happens next. The page of the form that led to it says all this in the form's place. */
  next?: readonly string[];
};

/** Where a form that was sent leads on its page: to the notice in its place. */
export const confirmationId = 'enviado';

/** Errors, and what has to be followed, stay until they are closed or the person goes on. */
export const staysOpen = ({ tone, link }: Notice): boolean => tone === 'error' || !!link;

/** How long any other notice stays, in milliseconds. */
export const noticeLife = 8000;
