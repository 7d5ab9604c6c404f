/** `573001234567` → `+57 300 123 4567`, as Colombia writes a mobile number; another country's stays in one piece. */
export const phoneNumber = (digits: string): string =>
  /^57\d{10}$/.test(digits)
    ? `+57 ${digits.slice(2, 5)} ${digits.slice(5, 8)} ${digits.slice(8)}`
    : `+${digits}`;
