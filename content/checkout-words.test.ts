import { expect, test } from 'vitest';
import { brand } from './brand.ts';
import { beginNowConsent, checkoutChat } from './checkout-words.ts';
import { nextSteps } from './next-steps.ts';
import { itemById } from './checkout.ts';
import { usd } from './money.ts';
import { whatsappLink } from './whatsapp.ts';

test('the consent to begin is one sentence that says what is asked for and what is given up', () => {
  expect(beginNowConsent).toMatch(/^Pido que [^.;\n]+ empiece [^.;\n]+$/);
  for (const words of [brand.name, '5 días hábiles', 'ya no puedo retractarme'])
    expect(beginNowConsent).toContain(words);
});

test.each([true, false])(
  'three steps come after a payment, begun at once or not: %s',
  (beginsNow) => {
    const steps = nextSteps({ beginsNow });
    expect(steps).toHaveLength(3);
    expect(steps[0]?.text).toContain('No es la factura electrónica');
    expect(steps[2]?.text.startsWith('Nos pediste no esperar')).toBe(beginsNow);
  },
);

test('a chat opens with what is bought and for how much', () => {
  const { name, price: amount } = itemById('produccion-musical:musica-profesional') ?? {};
  if (!name || !amount) throw new Error('It is not sold');
  for (const kind of ['beforePaying', 'comingSoon', 'refunded', 'paid'] as const)
    expect(checkoutChat[kind]({ name, amount })).toContain(
      'Producción musical: Profesional (USD\u{A0}390)',
    );
  expect(new URL(whatsappLink(checkoutChat.paid({ name, amount }))).searchParams.get('text')).toBe(
    'Hola, ya pagué Producción musical: Profesional (USD\u{A0}390). ¿Cuándo empezamos?',
  );
});

test.each([
  [usd(391), 'Hola, quiero acordar el precio de Manejo artístico (vi USD\u{A0}391).'],
  [null, 'Hola, quiero acordar el precio de Manejo artístico.'],
])('what has no price of ours is asked for', (amount, message) => {
  expect(checkoutChat.toAgree({ name: 'Manejo artístico', amount })).toBe(message);
});
