/** Where the header leads whoever is signed in: the staff to what arrived, others to their songs. */
export const ownPlace = (isStaff: boolean) =>
  isStaff
    ? { label: 'Equipo', href: '/admin/dashboard' }
    : { label: 'Mi dashboard', href: '/dashboard' };
