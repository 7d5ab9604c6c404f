import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { useToast } from '#app/ui/toast.tsx';
import { GallerySection } from './gallery-section.tsx';

export function MessagesSection() {
  const [open, setOpen] = useState(false);
  const toast = useToast();
  return (
    <>
      <GallerySection title="Diálogo">
        <Button onClick={() => setOpen(true)}>Eliminar «Demo 03»…</Button>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title="¿Eliminar «Demo 03»?"
          actions={
            <>
              <Button look="quiet" onClick={() => setOpen(false)}>
                Cancelar
              </Button>
              <Button look="danger" onClick={() => setOpen(false)}>
                Eliminar
              </Button>
            </>
          }
        >
          <p>Se borran el audio y sus versiones. Esto no se puede deshacer.</p>
        </Dialog>
      </GallerySection>
      <GallerySection title="Aviso">
        <div className="row">
          <Button
            onClick={() =>
              toast({ tone: 'info', title: 'Letra guardada', message: 'Está en tus proyectos.' })
            }
          >
            Informar
          </Button>
          <Button
            onClick={() =>
              toast({
                tone: 'success',
                title: '¡Proyecto creado!',
                message: 'Tu proyecto se ha guardado exitosamente',
              })
            }
          >
            Celebrar
          </Button>
          <Button
            onClick={() =>
              toast({
                tone: 'error',
                title: 'Archivo muy grande',
                message: 'El archivo de audio no debe superar los 100MB',
              })
            }
          >
            Fallar
          </Button>
        </div>
      </GallerySection>
    </>
  );
}
