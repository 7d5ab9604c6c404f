import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Meter } from '#app/ui/meter.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { Progress } from '#app/ui/progress.tsx';
import { StatusBadge, type Status } from '#app/ui/status-badge.tsx';
import { StepProgress } from '#app/ui/step-progress.tsx';
import { Table } from '#app/ui/table.tsx';
import { GallerySection } from './gallery-section.tsx';

export function SurfacesSection() {
  return (
    <>
      <GallerySection title="Tarjetas y medidores">
        <div className="gallery-stack">
          <div className="gallery-pair">
            <Card>
              <h3>Reproducciones</h3>
              <p className="figure">48.320</p>
              <Meter value={72} />
            </Card>
            <Card>
              <h3>Nivel de mezcla</h3>
              <p className="figure">−9 LUFS</p>
              <Meter value={94} hot label="Nivel de mezcla" />
            </Card>
          </div>
          <Progress label="Subiendo obra-negra.wav" value={62} />
          <Progress label="Subiendo páramo-adentro.wav" value={18} detail="18 % · 2,4 MB/s" />
          <Progress label="Creando el proyecto" value={100} detail="Listo" />
        </div>
      </GallerySection>
      <GallerySection title="Panel y estado vacío">
        <Panel
          title="Videos"
          action={
            <Button small look="quiet">
              Ver todos
            </Button>
          }
        >
          <EmptyState
            title="Aquí no ha crecido nada todavía"
            action={<Button>Subir un video</Button>}
          >
            Un frailejón sube un centímetro al año. Tu primer video va más rápido.
          </EmptyState>
        </Panel>
      </GallerySection>
      <GallerySection title="Pasos" wide>
        <StepProgress
          steps={['Información básica', 'Archivo de audio', 'Imagen de portada', 'Confirmación']}
          current={2}
          done={[true, false, false, false]}
        />
      </GallerySection>
    </>
  );
}

const songs: readonly [string, string, Status, string, string][] = [
  ['Páramo adentro', 'Niebla Norte', 'distributed', '3:48', '31.906'],
  ['Lulo en agua', 'Las del Boquerón', 'processing', '3:12', '0'],
  ['Obra negra', 'MC Ladrillo', 'ready', '2:41', '0'],
  ['Demo 03', 'MC Ladrillo', 'failed', '1:58', '0'],
];

export function TableSection() {
  return (
    <GallerySection title="Tabla" wide>
      <Table caption="Canciones de ejemplo">
        <thead>
          <tr>
            <th scope="col">Canción</th>
            <th scope="col">Artista</th>
            <th scope="col">Estado</th>
            <th scope="col" className="numeric">
              Duración
            </th>
            <th scope="col" className="numeric">
              Reproducciones
            </th>
          </tr>
        </thead>
        <tbody>
          {songs.map(([title, artist, status, duration, plays]) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td>{artist}</td>
              <td>
                <StatusBadge status={status} />
              </td>
              <td className="numeric">{duration}</td>
              <td className="numeric">{plays}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </GallerySection>
  );
}
