import { href } from 'react-router';

/**
 * Where a link to sign in, or to sign up, leads, so that the person comes back to the page that they were on. From the
 * home page they come to their dashboard; a page of /auth keeps where they were going before.
 * @param here path and query of the page that has the link
 * @example authPath('/portfolio') // '/auth?volver=%2Fportfolio'
 */
export function authPath(here: string, tab?: 'signup'): string {
  const [path = '', query] = here.split('?');
  const back = /^\/auth(\/|$)/.test(path)
    ? new URLSearchParams(query).get('volver')
    : path === '/'
      ? href('/dashboard')
      : here;
  const parameters = new URLSearchParams({ ...(tab && { tab }), ...(back && { volver: back }) });
  return href('/auth') + (parameters.size > 0 ? `?${parameters}` : '');
}
