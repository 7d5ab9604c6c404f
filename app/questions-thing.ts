import type { Thing } from './page-head.ts';

type Question = { id?: string; question: string; answer: string };

/** Questions with their answers, as schema.org wants them of the page at `url`. */
export function questionsThing(items: readonly Question[], url: string): Thing {
  return {
    '@type': 'FAQPage',
    url,
    mainEntity: items.map(({ id, question, answer }) => ({
      '@type': 'Question',
      name: question,
      ...(id && { url: `${url}#${id}` }),
      acceptedAnswer: { '@type': 'Answer', text: plain(answer) },
    })),
  };
}

/** `[words](/path)` → `words`, and one paragraph. */
const plain = (answer: string) =>
  answer.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll(/\s+/g, ' ');
