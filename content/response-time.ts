/** Within how many hours the studio promises a first answer, by the clock: nights and holidays count. */
export const responseHours = 24;
