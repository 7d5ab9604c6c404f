/** Every icon is drawn with the text's colour and hidden from assistive technology: the control has the name. */

export const PlayIcon = () => (
  <svg width="1.125rem" height="1.125rem" viewBox="0 0 18 18" aria-hidden="true">
    <path d="M4 1.5 16.5 9 4 16.5Z" fill="currentColor" />
  </svg>
);

export const PauseIcon = () => (
  <svg width="1.125rem" height="1.125rem" viewBox="0 0 18 18" aria-hidden="true">
    <path d="M3 2h4v14H3zM11 2h4v14h-4z" fill="currentColor" />
  </svg>
);

export const ChevronIcon = () => (
  <svg
    className="chevron"
    width="0.6875rem"
    height="0.4375rem"
    viewBox="0 0 11 7"
    aria-hidden="true"
  >
    <path d="m1 1 4.5 4.5L10 1" fill="none" stroke="currentColor" strokeWidth="1.8" />
  </svg>
);

export const MenuIcon = () => (
  <svg width="1.5rem" height="1.125rem" viewBox="0 0 24 18" aria-hidden="true">
    <path d="M0 2h24M0 9h16M0 16h20" stroke="currentColor" strokeWidth="2.4" />
  </svg>
);

export const CloseIcon = () => (
  <svg width="0.875rem" height="0.875rem" viewBox="0 0 14 14" aria-hidden="true">
    <path d="m1 1 12 12M13 1 1 13" stroke="currentColor" strokeWidth="2" />
  </svg>
);

/** Three faders: the options of one thing. */
export const OptionsIcon = () => (
  <svg
    width="1.125rem"
    height="1.125rem"
    viewBox="0 0 18 18"
    stroke="currentColor"
    aria-hidden="true"
  >
    <path d="M2 4h14M2 9h14M2 14h14" strokeWidth="1.6" />
    <path d="M5 2v4M12 7v4M7 12v4" strokeWidth="3" />
  </svg>
);

export const EyeIcon = () => (
  <svg
    width="1.375rem"
    height="1rem"
    viewBox="0 0 22 16"
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
  >
    <path d="M1 8q10-14 20 0-10 14-20 0Z" strokeWidth="1.8" />
    <circle cx="11" cy="8" r="3" fill="currentColor" />
  </svg>
);

export const EyeOffIcon = () => (
  <svg
    width="1.375rem"
    height="1rem"
    viewBox="0 0 22 16"
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
  >
    <path d="M1 8q10-14 20 0-10 14-20 0Z" strokeWidth="1.8" />
    <path d="M3 15 19 1" strokeWidth="2.2" />
  </svg>
);

export const SignOutIcon = () => (
  <svg
    width="1.125rem"
    height="1.125rem"
    viewBox="0 0 18 18"
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
  >
    <path d="M10 2H2v14h8M7 9h10m-4-4 4 4-4 4" strokeWidth="1.8" />
  </svg>
);

export const UploadIcon = () => (
  <svg
    width="1.125rem"
    height="1.125rem"
    viewBox="0 0 18 18"
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
  >
    <path d="M9 13V2M4 7l5-5 5 5M1 13v3h16v-3" strokeWidth="1.8" />
  </svg>
);
