import type { Distribution } from '#server/services/distributions/own-distributions.ts';

/** How many of a song's are how far: «3 en vivo, 36 en proceso, 2 fallaron». */
export function summaryOf(distributions: readonly Pick<Distribution, 'status'>[]): string {
  const count = (...statuses: Distribution['status'][]) =>
    distributions.filter(({ status }) => statuses.includes(status)).length;
  const [failed, removed] = [count('failed'), count('removed')];
  const parts: [number, string][] = [
    [count('live'), 'en vivo'],
    [count('pending', 'uploading', 'processing'), 'en proceso'],
    [failed, failed === 1 ? 'falló' : 'fallaron'],
    [removed, removed === 1 ? 'retirada' : 'retiradas'],
  ];
  return parts.flatMap(([many, words]) => (many > 0 ? [`${many} ${words}`] : [])).join(', ');
}
