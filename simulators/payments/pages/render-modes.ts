import type { ApiMode, Peer, State } from '../state.ts';

export const renderModes = (modes: State['apiModes']): string =>
  `<div class="modes">${renderMode('wompi', 'Wompi', modes.wompi)}${renderMode('paypal', 'PayPal', modes.paypal)}</div>`;

const renderMode = (peer: Peer, name: string, mode: ApiMode) => `
<form method="post" action="/fallas">
<input type="hidden" name="for" value="${peer}">
<label for="mode-${peer}">${name}</label>
<div class="row">
<select id="mode-${peer}" name="mode">
${Object.entries(modeNames)
  .map(
    ([value, text]) =>
      `<option value="${value}"${value === mode ? ' selected' : ''}>${text}</option>`,
  )
  .join('\n')}
</select>
<button>Cambiar</button>
</div>
</form>`;

const modeNames: Record<ApiMode, string> = {
  ok: 'Responde bien',
  '500': 'Error 500, sin hacer nada',
  slow: 'Responde tarde',
  garbage: 'Lo hace, y responde algo ilegible',
  silence: 'Lo hace, y nunca responde',
};
