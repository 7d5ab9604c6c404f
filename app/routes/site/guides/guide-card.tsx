import { ButtonLink } from '#app/ui/button.tsx';
import { kilobyteCount } from '#app/ui/bytes.ts';
import { Section } from '#app/ui/site/section.tsx';
import { ContactSheet } from './contact-sheet.tsx';
import type { GuideFacts } from './guide-facts.ts';
import './guide-card.css';

/** A guide: what it is about, what the file is, and all of its pages from afar. */
export function GuideCard({ guide, of }: { guide: GuideFacts; of: number }) {
  return (
    <Section measure={`Guía ${guide.step} de ${of}`} id={guide.slug} className="guide">
      <div className="guide-body">
        <div>
          <p className="label guide-topic">{guide.topic}</p>
          <h2>{guide.title}</h2>
          <p className="guide-description">{guide.description}</p>
          <Facts guide={guide} />
          <div className="row">
            <ButtonLink href={guide.path} download>
              <DownloadIcon />
              Descargar PDF
              <span className="visually-hidden"> «{guide.title}»</span>
            </ButtonLink>
          </div>
        </div>
        <ContactSheet guide={guide} />
      </div>
    </Section>
  );
}

const Facts = ({ guide }: { guide: GuideFacts }) => (
  <dl className="guide-facts">
    <div>
      <dt>Nivel</dt>
      <dd>{guide.level}</dd>
    </div>
    <div>
      <dt>Formato</dt>
      <dd>PDF, hoja Carta</dd>
    </div>
    <div>
      <dt>Páginas</dt>
      <dd>{guide.file.pages}</dd>
    </div>
    <div>
      <dt>Tamaño</dt>
      <dd>{kilobyteCount(guide.file.bytes)}</dd>
    </div>
    <div className="guide-tags">
      <dt>Temas</dt>
      <dd>{guide.tags.join(', ')}</dd>
    </div>
  </dl>
);

const DownloadIcon = () => (
  <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
    <path
      d="M9 1v11M4 7l5 5 5-5M1 13v3h16v-3"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
    />
  </svg>
);
