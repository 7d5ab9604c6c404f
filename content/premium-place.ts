/** Where a page that only mentions Premium leads: a member to how theirs stands, others to what it is. */
export const premiumPlace = (isMember: boolean) =>
  isMember
    ? { label: 'Mi membresía', href: '/dashboard/membresia' }
    : { label: 'Conoce Premium', href: '/memberships' };
