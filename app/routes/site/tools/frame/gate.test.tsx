import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Gate, type GateTier } from './gate.tsx';

const render = (tier: GateTier, needs: 'free' | 'pro' | 'enterprise', sample?: string) =>
  renderToStaticMarkup(
    <Gate tier={tier} needs={needs} path="/bio-generator" text="Lo que hay." sample={sample}>
      La herramienta
    </Gate>,
  );

test.each([
  ['anonymous', 'free', false],
  ['free', 'free', true],
  ['pro', 'free', true],
  ['enterprise', 'free', true],
  ['anonymous', 'pro', false],
  ['free', 'pro', false],
  ['pro', 'pro', true],
  ['enterprise', 'pro', true],
  ['pro', 'enterprise', false],
] as const)('%s, where it needs %s, is let in: %j', (tier, needs, isIn) => {
  const html = render(tier, needs, 'Una muestra');
  expect(html === 'La herramienta').toBe(isIn);
  expect(html.includes('La herramienta')).toBe(isIn);
});

test('a visitor is asked to sign up, and comes back', () => {
  const html = render('anonymous', 'free');
  expect(html).toContain('Regístrate gratis');
  expect(html).toContain('href="/auth?tab=signup&amp;volver=%2Fbio-generator"');
});

test('whoever has an account is shown Pro', () => {
  const html = render('free', 'pro');
  expect(html).toContain('Upgrade a Pro');
  expect(html).toContain('href="/memberships"');
});

test('nobody reaches the sample, and no screen reader says it', () => {
  expect(render('free', 'pro', 'Una muestra')).toContain(
    '<div class="gate-sample" inert="" aria-hidden="true">Una muestra</div>',
  );
});

test('without a sample it is a locked card', () => {
  expect(render('free', 'pro')).toContain('class="gate gate-locked"');
  expect(render('free', 'pro', 'Una muestra')).not.toContain('gate-locked');
});
