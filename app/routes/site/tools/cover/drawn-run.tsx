import { Form, href } from 'react-router';
import { type Outcome, outcomeOf, OutcomeForm } from '#app/ui/outcome-form.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { DeleteRun } from '../frame/delete-run.tsx';
import { isUsedUp, UsageBadge } from '../frame/usage-badge.tsx';
import { KeptCover } from './kept-cover.tsx';
import type { DrawnPage } from './read-run-page.ts';
import { RunHead } from './run-head.tsx';

/** The covers of a run: which one to keep, and what else can be drawn from them. */
export function DrawnRun({ page, outcome }: { page: DrawnPage; outcome: Outcome | undefined }) {
  const { artist, title, covers, kept, understood, isMarked, token, usage } = page;
  const failed = outcomeOf(outcome, 'keep') ?? outcomeOf(outcome, 'vary');
  return (
    <>
      <RunHead page={page} />
      {understood && <p className="cover-understood">{understoodWords(understood)}</p>}
      {failed && (
        <Alert tone="error" title={failed.title}>
          {failed.message}
        </Alert>
      )}
      <ImageNotice page={page} />
      {kept !== null && <KeptCover page={page} kept={kept} outcome={outcome} />}
      <Panel title={kept === null ? 'Escoge una' : 'Las cuatro'}>
        <p className="cover-choices-hint">
          {kept === null
            ? 'Después puedes cambiar de idea.'
            : 'Tócalas para verlas grandes. Si cambias de idea, escoge otra.'}
        </p>
        <ul className={kept === null ? 'cover-choices cover-choices-open' : 'cover-choices'}>
          {covers.map((cover, at) => (
            <li key={cover.src} className={at === kept ? 'cover-choice-kept' : undefined}>
              <a href={cover.src}>
                <img
                  src={cover.src}
                  alt={`Portada ${at + 1}, estilo ${cover.style}: «${title}», de ${artist}`}
                  {...cover.size}
                />
              </a>
              <p>
                {at + 1}. {cover.style}
                {at === kept && ', la tuya'}
              </p>
              <Form method="post" className="cover-choice-actions">
                <input type="hidden" name="at" value={at} />
                <input type="hidden" name="token" value={token} />
                {at !== kept && (
                  <SubmitButton small intent="keep" busy="Un momento...">
                    Quedarme con esta
                    <span className="visually-hidden">, la {at + 1}</span>
                  </SubmitButton>
                )}
                {!isUsedUp(usage) && (
                  <details>
                    <summary>
                      Otras en este estilo
                      <span className="visually-hidden">, el de la {at + 1}</span>
                    </summary>
                    <p>{costWords(usage)}</p>
                    <Checkbox name="palette" defaultChecked>
                      Con los mismos colores
                    </Checkbox>
                    <SubmitButton small intent="vary" busy="Enviando...">
                      Dibujar otras cuatro
                      <span className="visually-hidden"> como la {at + 1}</span>
                    </SubmitButton>
                  </details>
                )}
              </Form>
            </li>
          ))}
        </ul>
      </Panel>
      <div className="cover-more">
        <UsageBadge usage={usage} what={['generación este mes', 'generaciones este mes']} />
        {!isUsedUp(usage) && <p>{costWords(usage)}</p>}
        {isMarked && page.tier === 'free' && (
          <p>Estas vistas llevan marca de agua. Con Premium la que escojas sale limpia.</p>
        )}
        <OutcomeForm outcome={outcomeOf(outcome, 'again')}>
          <input type="hidden" name="token" value={token} />
          <div className="row">
            {!isUsedUp(usage) && (
              <SubmitButton intent="again" busy="Enviando...">
                {asksAgain(page) ? 'Pedir la imagen otra vez' : 'Otras cuatro de lo mismo'}
              </SubmitButton>
            )}
            <ButtonLink href={`${href('/cover-art-generator')}?de=${page.id}`}>
              Cambiar lo que pedí
            </ButtonLink>
          </div>
        </OutcomeForm>
        <DeleteRun what="Las cuatro portadas y sus archivos se van" />
      </div>
    </>
  );
}

/** The same again is with the image that did not come. */
const asksAgain = ({ image, imageLender }: DrawnPage): boolean =>
  image === 'missing' && imageLender !== null;

/** What came of the image that a model was to make; platforms may ask. */
function ImageNotice({ page }: { page: DrawnPage }) {
  if (page.image === 'missing')
    return (
      <Alert tone="error" title="La imagen no llegó">
        Quien presta el modelo no la entregó, así que estas cuatro son dibujos nuestros y cuentan
        como una generación.
        {asksAgain(page) && !isUsedUp(page.usage) && ' Si quieres, abajo la pides otra vez.'}
      </Alert>
    );
  if (page.image !== 'made') return null;
  return (
    <p className="cover-image-notice" role="note">
      <strong>Con inteligencia artificial.</strong> La imagen de las que dicen «Imagen con IA» la
      hizo un modelo; la letra, los colores y el acomodo los hicimos aquí. Si la plataforma pregunta
      por la IA, decláralo.
    </p>
  );
}

/** What another four cost. */
const costWords = ({ used, limit }: DrawnPage['usage']): string =>
  limit === null
    ? 'Son otras cuatro, en una página nueva.'
    : `Son otras cuatro y gastan una generación: te ${limit - used === 1 ? 'queda' : 'quedan'} ${limit - used}.`;

const all = new Intl.ListFormat('es-CO', { type: 'conjunction' });

const understoodWords = (says: readonly string[]): string =>
  says.length === 0
    ? 'De la descripción no entendimos nada que sepamos dibujar: prueba con cosas, lugares o colores.'
    : `De la descripción entendimos: ${all.format(says)}.`;
