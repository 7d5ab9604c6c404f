/** Whether this page stays as the server made it: React takes over where the router left it something to begin from. */
export const isStaticPage = (): boolean => !('__reactRouterContext' in window);
