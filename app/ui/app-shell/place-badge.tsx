/** How much waits at a place: in as few letters as there is room for, and in words. */
export type Waiting = { text: string; label: string; isLate: boolean };

/** What stands beside a place where something waits. */
export const badgeOf = (waiting: Waiting | undefined) =>
  waiting && (
    <>
      <span className="app-badge" data-late={waiting.isLate || undefined} aria-hidden>
        {waiting.text}
      </span>
      <span className="visually-hidden"> {waiting.label}</span>
    </>
  );
