/** A song without a cover yet: the hill and its axis. */
export const CoverPlaceholder = ({ className }: { className: string }) => (
  <svg className={className} viewBox="0 0 52 52" aria-hidden="true">
    <path fill="var(--sunk)" d="M0 0h52v52H0z" />
    <path
      d="M4 42V34m5 8V30m5 12V22m5 20V27m5 15V18m5 24V25m5 17V31m5 11v-7m5 7V30m5 12v-5"
      stroke="var(--edge)"
      strokeWidth="3"
      fill="none"
    />
    <path d="M0 44h52" stroke="var(--ink2)" strokeWidth="1.4" />
  </svg>
);
