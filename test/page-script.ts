/** The script that a page names: what a browser loads before the page is alive. */
export const scriptsOf = (html: string): string[] => [
  ...new Set(html.match(/\/assets\/[\w.-]+\.js/g)),
];
