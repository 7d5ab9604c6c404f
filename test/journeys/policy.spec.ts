import type { Page } from '@playwright/test';
import { policyHeaders } from '#server/http/security-headers.ts';
import { expect, test } from '../browser/page.ts';
import { sharedDemoLogin, signInAt } from '../browser/sign-in.ts';

const payments = 'https://pagos.example';

/** What the page may do, tried: each by its own name, or the directive that refused it. */
async function tryAll(page: Page) {
  await page.route(`${payments}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Pago</title>' }),
  );
  return page.evaluate(async (target) => {
    const refused: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      refused.push(effectiveDirective),
    );
    const wasm = await WebAssembly.compile(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)).then(
      () => 'compiled',
      () => 'refused',
    );
    const { featurePolicy } = document as unknown as {
      featurePolicy: { allowsFeature: (name: string) => boolean };
    };
    const microphone = featurePolicy.allowsFeature('microphone');
    const form = Object.assign(document.createElement('form'), {
      action: target,
      method: 'post',
      target: '_blank',
    });
    document.body.append(form);
    form.submit();
    document.body.append(
      Object.assign(document.createElement('iframe'), { src: `${target}/marco` }),
    );
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { wasm, microphone, refused: refused.toSorted() };
  }, payments);
}

test('a page that does not ask for it is refused WebAssembly, microphone, frames and other sites’ forms', async ({
  page,
  faults,
}) => {
  faults.allow(/Content Security Policy|permissions policy/i);
  await page.goto('/nuestro-equipo');
  expect(await tryAll(page)).toEqual({
    wasm: 'refused',
    microphone: false,
    refused: ['form-action', 'frame-src', 'script-src'],
  });
});

test('a page that asks for it is let', async ({ page, faults }) => {
  faults.allow(/pagos\.example/);
  const player = { type: 'youtube', url: payments, embedUrl: `${payments}/marco` } as const;
  const needs = {
    players: [player],
    formTargets: [payments],
    microphone: true,
  } as const;
  await page.route('/con-permiso', (route) =>
    route.fulfill({
      headers: { ...Object.fromEntries(policyHeaders({ needs })), 'content-type': 'text/html' },
      body: '<!DOCTYPE html><html lang="es"><title>Con permiso</title><body>',
    }),
  );
  await page.goto('/con-permiso');
  expect(await tryAll(page)).toEqual({
    // No page of ours compiles any.
    wasm: 'refused',
    microphone: true,
    refused: ['script-src'],
  });
});

test('a page with another policy is loaded as a document of its own, however one gets there', async ({
  page,
  baseURL,
}) => {
  await signInAt(page, `${baseURL}/dashboard`, sharedDemoLogin('artista@demo.example'));
  const document = page.waitForResponse(
    (response) =>
      response.request().resourceType() === 'document' && response.url().endsWith('/portfolio'),
  );
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  await page.evaluate(() => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (to: string) => Promise<void> };
    };
    void router.navigate('/portfolio');
  });
  expect((await document).headers()['content-security-policy']).toContain('frame-src');
  await expect(page.locator('[data-player]').first()).toBeVisible();
});
