/** A figure the operator of the studio answers for; nothing here is measured by the site. */
export type Stat = { value: string; label: string; source: 'operator' };
