/** Marks of the places where the studio can be reached, in the line of our own icons. */

export const WhatsAppIcon = () => (
  <svg width="24" height="24" viewBox="0 0 22 22" aria-hidden="true">
    <path
      d="m2 20 1.5-4.7A8.6 8.6 0 1 1 6.8 18.5Z"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinejoin="round"
    />
    <path
      d="M7.6 6.2c-.9.4-1.3 1.5-1.1 2.5.6 2.8 3.1 5.3 5.9 5.9 1 .2 2.1-.2 2.5-1.1.2-.4.1-.9-.3-1.1l-1.7-1c-.4-.2-.8-.1-1 .2l-.5.7c-1.4-.6-2.4-1.6-3-3l.7-.5c.3-.2.4-.6.2-1l-1-1.7c-.2-.4-.5-.1-.7.1Z"
      fill="currentColor"
    />
  </svg>
);

export const TikTokIcon = () => (
  <svg
    width="22"
    height="22"
    viewBox="0 0 22 22"
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
  >
    <path d="M12 2v12.6a4 4 0 1 1-4-4M12 2c.4 3 2.3 5 5.8 5.3" strokeWidth="2.8" />
  </svg>
);

export const FacebookIcon = () => (
  <svg
    width="22"
    height="22"
    viewBox="0 0 22 22"
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
  >
    <path d="M16 2.8h-1.5c-2.3 0-3.5 1.3-3.5 3.7V21M6.5 10.5H15" strokeWidth="2.8" />
  </svg>
);

export const InstagramIcon = () => (
  <svg
    width="22"
    height="22"
    viewBox="0 0 22 22"
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
  >
    <rect x="2.5" y="2.5" width="17" height="17" rx="4.5" strokeWidth="2" />
    <circle cx="11" cy="11" r="3.8" strokeWidth="2" />
    <path d="M15.3 6.7h1.5" strokeWidth="1.6" />
  </svg>
);

export const YouTubeIcon = () => (
  <svg
    width="24"
    height="22"
    viewBox="0 0 24 22"
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
  >
    <rect x="1.5" y="3.5" width="21" height="15" rx="4" strokeWidth="2" />
    <path d="m10 7.5 5.5 3.5L10 14.5Z" fill="currentColor" stroke="none" />
  </svg>
);
