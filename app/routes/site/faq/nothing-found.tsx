import { pages } from '#content/site-map.ts';
import { whatsappLink } from '#content/whatsapp.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';

const asks = {
  letter: `${pages.contact.path}?prefillMessage=${encodeURIComponent('Hola, tengo una pregunta: ')}`,
  chat: whatsappLink('Hola, tengo una pregunta: '),
};

/** What a search that finds nothing leaves: the same question, ready to be asked. The script adds what was typed. */
export const NothingFound = () => (
  <div data-none hidden>
    <EmptyState
      title="En esta frecuencia no hay respuesta"
      action={
        <div className="row faq-ask">
          <ButtonLink look="primary" href={asks.chat} data-ask={asks.chat} rel="noopener">
            Preguntarla por WhatsApp
          </ButtonLink>
          <ButtonLink href={asks.letter} data-ask={asks.letter}>
            Escribirle al estudio
          </ButtonLink>
        </div>
      }
    >
      Prueba con otra palabra, o pregúntanos: tu búsqueda va escrita en el mensaje.
    </EmptyState>
  </div>
);
