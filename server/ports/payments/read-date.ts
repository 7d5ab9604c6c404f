const written =
  /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d(?:\.\d{1,9})?)(?: ?(?:Z|UTC)|([+-]\d\d):?(\d\d))$/u;

/** As providers write moments: `2018-06-12T13:14:01.000Z`, `2018-07-01 23:49:45 UTC`, `2014-07-11T04:03:52+0000`. Else null. */
export function readDate(text: string | null | undefined): Date | null {
  const match = written.exec(text ?? '');
  if (!match) return null;
  const [, day, time, hours, minutes] = match;
  const date = new Date(`${day}T${time}${hours ? `${hours}:${minutes}` : 'Z'}`);
  return Number.isNaN(date.getTime()) ? null : date;
}
