import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { CoverForm } from './cover-form.tsx';
import type { CoverDesk } from './cover-tool.tsx';
import { DrawnRun } from './drawn-run.tsx';
import type { DrawnPage, UndrawnPage } from './read-run-page.ts';
import { UndrawnRun } from './undrawn-run.tsx';

function textOf(page: ReactNode): { html: string; text: string } {
  const Stub = createRoutesStub([{ path: '/', Component: () => page }]);
  const html = renderToString(<Stub />);
  const text = html
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
  return { html, text };
}

const usage = { used: 1, limit: 2, renewsOn: '2026-12-01' };
const desk: CoverDesk = {
  ...{ token: 'x', from: null, tier: 'free', usage, vocabulary: ['mar'], ownRatios: ['1:1'] },
  ...{ terms: { size: 1200, isMarked: true }, brief: {}, covers: [], page: 1, pages: 1 },
  choices: { genres: [], moods: [], styles: [], ratios: ['1:1'] },
  imageLender: null,
};

test('the form offers no image where there is no model, and offers it unchosen where there is one', () => {
  expect(textOf(<CoverForm desk={desk} outcome={undefined} />).html).not.toContain('name="image"');
  const lent = { ...desk, imageLender: 'modelo.example' };
  const { html, text } = textOf(<CoverForm desk={lent} outcome={undefined} />);
  const [box = ''] = /<input[^>]*name="image"[^>]*>/.exec(html) ?? [];
  expect(box).toContain('type="checkbox"');
  expect(box).not.toContain('checked');
  for (const words of [
    'Usa una imagen hecha con inteligencia artificial',
    'un modelo que presta modelo.example',
    'Le llegan el género, el ánimo y tu descripción',
    'Hay plataformas que te piden declarar',
    'Si subes tu foto, va tu foto',
  ])
    expect(text).toContain(words);
});

test('what was chosen is chosen still in a form that was refused, and says why', () => {
  const outcome = {
    ...{ done: false, code: null, title: 'Hay fila', message: 'Hay fila' },
    ...{ values: { image: 'on' }, errors: { image: 'Hay muchas imágenes en camino' } },
  };
  const lent = { ...desk, imageLender: 'modelo.example' };
  const { html, text } = textOf(<CoverForm desk={lent} outcome={outcome} />);
  expect(/<input[^>]*name="image"[^>]*>/.exec(html)?.[0]).toContain('checked');
  expect(text).toContain('Hay muchas imágenes en camino');
});

const asked = {
  ...{ id: 'x', artist: 'Niebla Norte', title: 'Páramo', about: 'Indie', ratio: '1:1' },
  ...{ token: 'x', sent: {}, usage, imageLender: 'modelo.example' },
  ...{ tier: 'pro' as const, original: null },
};
const drawn: DrawnPage = {
  ...{ ...asked, image: null, state: 'done', kept: null, isMarked: false, understood: null },
  ...{ files: [], usable: null, projects: [] },
  covers: [{ src: '/1', style: 'Imagen con IA', isOfModel: true, size: { width: 1, height: 1 } }],
};
const show = (more: Partial<DrawnPage>) =>
  textOf(<DrawnRun page={{ ...drawn, ...more }} outcome={undefined} />).text;

test('covers of an image say that a model made it, also beside the file', () => {
  expect(show({ image: 'made' })).toContain('la hizo un modelo');
  const beside = 'La imagen de esta portada la hizo un modelo de inteligencia artificial';
  expect(show({ image: 'made' })).not.toContain(beside);
  expect(show({ image: 'made', kept: 0 })).toContain(beside);
  const plain = drawn.covers.map((cover) => ({ ...cover, isOfModel: false }));
  expect(show({ image: 'made', kept: 0, covers: plain })).not.toContain(beside);
  expect(show({ image: null })).not.toMatch(/modelo|no llegó/);
});

test('of an image that did not come it is said whose the four are, and it can be asked for again', () => {
  const text = show({ image: 'missing' });
  for (const words of ['La imagen no llegó', 'estas cuatro son dibujos nuestros'])
    expect(text).toContain(words);
  expect(text).toContain('Pedir la imagen otra vez');
  expect(show({ image: 'missing', imageLender: null })).not.toContain('otra vez');
});

test('a run that waits for the model says so, and of whom', () => {
  const page = {
    ...{ ...asked, before: 0, progress: 0 },
    ...({ state: 'running', image: 'asked' } as const),
  } satisfies UndrawnPage;
  const waits = 'Pidiéndole la imagen a modelo.example';
  expect(textOf(<UndrawnRun page={page} outcome={undefined} />).text).toContain(waits);
  const queued = { ...page, state: 'queued' } as const;
  expect(textOf(<UndrawnRun page={queued} outcome={undefined} />).text).toContain('En fila');
  const drawing = { ...page, image: 'made' } as const;
  expect(textOf(<UndrawnRun page={drawing} outcome={undefined} />).text).not.toContain(waits);
});
