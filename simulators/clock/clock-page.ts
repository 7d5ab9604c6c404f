import { escapeHtml } from '../escape-html.ts';
import { fieldValue, formatMoment } from './bogota-time.ts';
import { type RefusedMove, steps } from './read-move.ts';

export type Shown = {
  now: Date;
  /** How far that is ahead of the machine's time, in milliseconds. */
  ahead: number;
  /** Whether it was moved just now. */
  isMoved: boolean;
  refused?: RefusedMove;
};

/** The page of test mode that moves the product's clock, without scripts or inline styles. */
export const renderClockPage = (shown: Shown): string => `<!doctype html>
<html lang="es-CO">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Reloj de prueba</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/dev/reloj.css">
</head>
<body>
<header>
<h1>Reloj de prueba</h1>
<p>Adelanta la hora con la que decide el producto, para ver hoy lo que tarda meses. <a href="/dev/mail">Correo de prueba</a></p>
</header>
<main>
${renderTimes(shown)}
${renderForms(shown)}
${notes}
</main>
</body>
</html>`;

const renderTimes = ({ now, ahead, isMoved }: Shown) => `<section>
${isMoved ? '<p role="status" class="done">Listo. Los trabajos programados corren en unos segundos.</p>' : ''}
<dl>
<dt>Hora del producto</dt><dd class="now">${renderTime(now)}</dd>
<dt>Hora de la máquina</dt><dd>${renderTime(new Date(now.getTime() - ahead))}</dd>
<dt>Diferencia</dt><dd>${ahead === 0 ? 'Ninguna' : `${spanText(ahead)} adelante`}</dd>
</dl>
<p><a href="/dev/reloj">Mirar de nuevo</a></p>
</section>`;

const renderTime = (at: Date) =>
  `<time datetime="${at.toISOString()}">${escapeHtml(formatMoment(at))}</time>`;

const renderForms = ({ now, ahead, refused }: Shown) => {
  const isAboutDate = refused?.until !== undefined;
  const error = refused ? `<p id="error" role="alert">${escapeHtml(refused.error)}</p>` : '';
  const value = refused?.until ?? fieldValue(steps.day.from(now));
  return `<section>
<h2>Adelantar</h2>
<form method="post" action="/dev/reloj" class="steps">
${Object.entries(steps).map(renderStep).join('\n')}
</form>
${isAboutDate ? '' : error}
<form method="post" action="/dev/reloj">
<label for="until">Hasta</label>
<p id="hint">Fecha y hora de Bogotá</p>
${isAboutDate ? error : ''}
<div class="until">
<input type="datetime-local" id="until" name="until" value="${escapeHtml(value)}" required aria-describedby="hint${isAboutDate ? ' error" aria-invalid="true' : ''}">
<button name="move" value="until">Adelantar hasta ahí</button>
</div>
</form>
${ahead === 0 ? '' : renderReset}
</section>`;
};

const renderStep = ([name, { label }]: [string, { label: string }]) =>
  `<button name="move" value="${name}">${label}</button>`;

const renderReset = `<h2>Volver</h2>
<p>Lo que pasó con el reloj adelantado se queda donde está, y sus fechas quedan en el futuro: hay plazos que empiezan después de hoy y listas en otro orden. Es la forma de probar qué hace el producto cuando alguien atrasa el reloj de su servidor. Para seguir sin nada de eso, detén el servidor y corre <code>npm run db -- reset</code>, que borra todo.</p>
<form method="post" action="/dev/reloj">
<button name="move" value="reset">Volver a la hora de la máquina</button>
</form>`;

const notes = `<section>
<h2>Qué pasa al adelantarlo</h2>
<ul>
<li>Todos los procesos de esta instalación, y el simulador de pagos, tienen la hora nueva en menos de un segundo. Dura aunque reinicies.</li>
<li>Cada trabajo programado corre una vez a los pocos segundos, sea la hora que sea. Después siguen viniendo por el reloj de la máquina.</li>
<li>Tu sesión dura 30 días desde la última visita: si adelantas un mes de una vez, termina, y <a href="/auth">entras de nuevo</a> con la misma cuenta. De a 7 días, abriendo una página entre uno y otro, sigue.</li>
<li>Los enlaces de los correos vencen por esta hora, y también un inicio de sesión que espera el segundo paso: pide otro.</li>
</ul>
<h2>Qué sigue con la hora de la máquina</h2>
<ul>
<li>Los límites de intentos, y la espera después de varias contraseñas equivocadas.</li>
<li>El código de la aplicación del segundo paso, y el enlace que confirma un correo, que dura un día.</li>
<li>Los reintentos de correos y trabajos, lo que espera unos segundos antes de salir, y las entregas del simulador de pagos.</li>
<li>La edad de los archivos a medio subir, la hora de cada correo en <a href="/dev/mail">/dev/mail</a> y el registro.</li>
<li>Wompi y PayPal de verdad, si este servidor tiene sus llaves de prueba: ellos no se adelantan.</li>
</ul>
</section>`;

/** «31 días, 2 h y 5 min»: to the minute, and never nothing. */
function spanText(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  const parts = [
    [Math.floor(minutes / 1440), 'day'],
    [Math.floor(minutes / 60) % 24, 'hour'],
    [minutes % 60, 'minute'],
  ] as const;
  const texts = parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) =>
      new Intl.NumberFormat('es-CO', {
        style: 'unit',
        unit,
        unitDisplay: unit === 'day' ? 'long' : 'short',
      }).format(count),
    );
  return new Intl.ListFormat('es-CO').format(texts);
}
