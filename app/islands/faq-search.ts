import { foldText } from '#content/fold-text.ts';
import { questionCount } from '#content/question-count.ts';

type Question = { details: HTMLDetailsElement; text: string; mark: Element | null };

/** The page of questions: its search leaves only what has every word typed, and its needle follows what is opened. */
export function tendQuestions(): void {
  const page = document.querySelector<HTMLElement>('[data-faq]');
  const field = page?.querySelector('input');
  if (!page || !field) return;
  const questions = Array.from(page.querySelectorAll('details'), (details) => ({
    details,
    text: foldText(
      Array.from(details.querySelectorAll('summary, p'), (part) => part.textContent).join(' '),
    ),
    mark: document.querySelector(`#marca-${details.dataset['question']}`),
  }));

  const search = () => {
    const words = foldText(field.value).split(/\s+/).filter(Boolean);
    const found = questions.filter(({ text }) => words.every((word) => text.includes(word)));
    page.toggleAttribute('data-searching', words.length > 0);
    show(page, questions, new Set(found), field.value.trim());
    if (found[0]) tune(page, found[0].mark);
  };
  const clear = () => {
    field.value = '';
    search();
  };

  field.addEventListener('input', search);
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') clear();
  });
  page.addEventListener(
    'toggle',
    ({ target }) => {
      const opened = questions.find(({ details }) => details === target && details.open);
      if (opened) tune(page, opened.mark);
    },
    // It does not bubble.
    { capture: true },
  );

  const openNamed = () => {
    const named = document.querySelector(`#${CSS.escape(location.hash.slice(1) || '-')}`);
    const details = named?.closest('details');
    if (!named || !details) return;
    if (details.hidden) clear();
    details.open = true;
    named.scrollIntoView();
  };
  addEventListener('hashchange', openNamed);
  // What a browser kept in the field when the page is come back to is still searched for.
  if (field.value) search();
  openNamed();
}

function show(page: Element, questions: Question[], found: Set<Question>, typed: string): void {
  for (const question of questions) {
    question.details.hidden = !found.has(question);
    question.mark?.toggleAttribute('data-faint', !found.has(question));
  }
  for (const station of page.querySelectorAll<HTMLElement>('[data-station]')) {
    station.hidden = !station.querySelector('details:not([hidden])');
    page.querySelector(`[href='#${station.id}']`)?.toggleAttribute('data-faint', station.hidden);
  }

  const count = page.querySelector('[role=status]');
  if (count) count.textContent = questionCount(found.size);
  const none = page.querySelector<HTMLElement>('[data-none]');
  if (!none) return;
  none.hidden = found.size > 0;
  for (const link of none.querySelectorAll<HTMLAnchorElement>('[data-ask]'))
    link.href = `${link.dataset['ask']}${encodeURIComponent(typed)}`;
}

/** Moves the needle of the dial to a mark. */
function tune(page: Element, mark: Element | null): void {
  const place = mark?.getAttribute('transform');
  if (place) page.querySelector('[data-needle]')?.setAttribute('transform', place);
}
