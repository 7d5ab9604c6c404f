/** What somebody else wrote, on one line: it gives a terminal no commands, and turns no letters around. */
export const printable = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ');
