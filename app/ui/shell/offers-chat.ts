/** Whether the page at this path offers the chat: not where people work on their own things, or write to us already. */
export const offersChat = (path: string): boolean =>
  !/^\/(?:admin|auth|contact|dashboard|database-setup)(?:\/|$)/.test(path);
