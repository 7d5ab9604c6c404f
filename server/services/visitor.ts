/** Who sends a form, as far as the request tells. */
export type Visitor = { ip: string; userAgent: string };
