import type { Tool } from './tool.ts';

export const analytics = {
  page: 'streamAnalytics',
  card: {
    text: 'Importas los reportes que ya te manda tu distribuidora y los lees por día, plataforma, país y canción.',
    features: [
      'DistroKid, TuneCore, CD Baby, Believe y más',
      'Plata exacta, cada moneda aparte',
      'Vista previa con totales antes de guardar',
      'Se deshace una importación completa',
    ],
    limitation: 'No hay datos en vivo. Los reportes llegan con meses de retraso.',
    time: '2 minutos por reporte. La lectura, meta de 1 minuto.',
  },
  lead: 'Los números de tu música ya existen: vienen en archivos que casi nadie abre. La herramienta los lee, los cuadra y los dibuja como una cordillera.',
  drawing: {
    tag: 'Datos de ejemplo',
    text: 'Inventados para el dibujo: doce semanas de una canción que no existe.',
  },
  method: {
    title: 'Cuadra antes de guardar',
    lead: 'Un reporte es plata contada por otro. Aquí se revisa como se revisa una caja: primero el total, después el detalle.',
    steps: [
      {
        name: 'Reconoce el archivo',
        text: 'Mira el encabezado y sabe de quién es. Si no lo conoce te pregunta columna por columna, y no adivina.',
      },
      {
        name: 'Lee los decimales completos',
        text: 'Decide si la coma separa miles o centavos mirando toda la columna. Si no se puede saber, te pregunta.',
      },
      {
        name: 'Te muestra el total',
        text: 'Filas, unidades, neto por moneda, periodo y títulos sin dueño. Nada se guarda hasta que digas que sí.',
      },
      {
        name: 'Junta por código',
        text: 'Une cada fila con tu canción por ISRC, después por UPC y al final por título. Lo dudoso queda en una fila de revisión.',
      },
    ],
  },
  never: {
    title: 'Lo que nunca va a sumar',
    items: [
      'Pesos con dólares. Cada moneda va aparte, y la tasa con su fecha la pones tú.',
      'Oyentes con unidades pagadas: son dos cuentas distintas.',
      'Un mes repartido en días que nadie midió.',
      'El mismo archivo dos veces.',
      'Un número que no venga en tus reportes.',
    ],
  },
  today: {
    title: 'Guarda cada reporte como te llega',
    text: 'Descárgalo y déjalo quieto. Si lo abres en una hoja de cálculo y lo guardas, pueden cambiar las fechas y los decimales.',
    article: {
      slug: 'quien-cobra-tu-cancion-en-colombia',
      title: 'Quién cobra tu canción en Colombia, ventanilla por ventanilla',
    },
    guide: 'Registrar tu música en Colombia, paso a paso',
  },
} as const satisfies Tool;
