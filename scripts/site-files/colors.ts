/** The dark theme of app/ui/tokens.css, which is written in oklch. */
export const colors = {
  night: '#002227',
  ink: '#e5eae0',
  ink2: '#a3bab8',
  amber: '#fdb532',
  brick: '#e89172',
  green: '#7fdc9a',
  orange: '#fca76c',
  ridge: '#3d6166',
  rule: '#648889',
};
