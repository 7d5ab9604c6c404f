import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { tools } from '#content/tools.ts';
import { ToolHead } from './tool-head.tsx';
import { Today } from './today.tsx';

test.each([
  ['lyrics', '%2Flyrics-generator'],
  ['bio', '%2Fbio-generator'],
  ['cover', '%2Fcover-art-generator'],
  ['vocal', '%2Fvocal-analyzer'],
  ['calendar', '%2Fdashboard'],
] as const)('who opens an account on the page of %s comes back to %s', (name, back) => {
  const tool = tools[name];
  const link = `href="/auth?tab=signup&amp;volver=${back}"`;
  expect(renderToStaticMarkup(<ToolHead tool={tool} />)).toContain(link);
  expect(renderToStaticMarkup(<Today tool={tool} />)).toContain(link);
});
