/** One message to the person, said once, right after a form led to the page. */
export type Notice = {
  title: string;
  message: string;
  tone: 'success' | 'error';
  link?: { href: string; label: string };
  /** What happens next: said in the place of the form that led to it. */
  next?: readonly string[];
};

/** Those of a domain, by the name that the flash carries; some say a number. */
export type Notices = Record<string, Notice | ((count: number) => Notice)>;
