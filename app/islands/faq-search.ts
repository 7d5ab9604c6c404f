import { questionCount } from '#content/question-count.ts';
import { rankQuestions, searchText } from './rank-questions.ts';

type Question = { details: HTMLDetailsElement; mark: Element | null };

/** The page of questions: its search leaves what answers best to the words typed, and its needle follows what is opened. */
export function bindQuestionSearch(): void {
  const page = document.querySelector<HTMLElement>('[data-faq]');
  const field = page?.querySelector('input');
  if (!page || !field) return;
  const questions = Array.from(page.querySelectorAll('details'), (details) => ({
    details,
    mark: document.querySelector(`#marca-${details.dataset['question']}`),
  }));
  const documents = questions.map(({ details }) => [
    { text: searchText(`${textOf(details, 'summary')} ${details.dataset['words']}`), weight: 2 },
    { text: searchText(textOf(details, 'p')), weight: 1 },
  ]);

  const search = () => {
    const typed = field.value.trim();
    const found = rankQuestions(typed, documents).flatMap((at) => questions[at] ?? []);
    page.toggleAttribute('data-searching', typed !== '');
    show(page, questions, found, typed);
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
  page.querySelector('[data-waits]')?.removeAttribute('data-waits');
  // What a browser kept in the field when the page is come back to is still searched for.
  if (field.value) search();
  openNamed();
}

const textOf = (parent: Element, selector: string) =>
  Array.from(parent.querySelectorAll(selector), (part) => part.textContent).join(' ');

/** Shows what was found and nothing else, in its order: the questions of each station, and the stations. */
function show(page: Element, questions: Question[], found: Question[], typed: string): void {
  for (const question of questions) {
    question.details.hidden = !found.includes(question);
    question.mark?.toggleAttribute('data-faint', question.details.hidden);
  }
  const stations = new Set<HTMLElement>();
  for (const { details } of new Set([...found, ...questions])) {
    details.parentElement?.append(details);
    const station = details.closest<HTMLElement>('[data-station]');
    if (station) stations.add(station);
  }
  for (const station of stations) {
    station.parentElement?.append(station);
    station.hidden = !station.querySelector('details:not([hidden])');
    page.querySelector(`[href='#${station.id}']`)?.toggleAttribute('data-faint', station.hidden);
  }

  const count = page.querySelector('[role=status]');
  if (count) count.textContent = questionCount(found.length);
  const none = page.querySelector<HTMLElement>('[data-none]');
  if (!none) return;
  none.hidden = found.length > 0;
  for (const link of none.querySelectorAll<HTMLAnchorElement>('[data-ask]'))
    link.href = `${link.dataset['ask']}${encodeURIComponent(typed)}`;
}

/** Moves the needle of the dial to a mark. */
function tune(page: Element, mark: Element | null): void {
  const place = mark?.getAttribute('transform');
  if (place) page.querySelector('[data-needle]')?.setAttribute('transform', place);
}
