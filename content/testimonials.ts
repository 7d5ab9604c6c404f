/** `demo`: a voice that we made up. */
export type Testimonial = { text: string; name: string; role: string; demo?: true };

/** Fictional voices: shown with the label «Ejemplo», and only outside production. */
export const testimonials: readonly Testimonial[] = [
  {
    text: 'Subí la canción desde el bus, con la señal yéndose a cada rato. Pensé que me tocaba empezar de cero y no: la barra siguió.',
    name: 'Yuliana Bohórquez',
    role: 'Cantautora, Soacha',
    demo: true,
  },
  {
    text: 'Mi calendario es una hoja de cálculo que nadie más entiende. Cuando abra el de aquí la boto; por ahora ya tengo las canciones juntas.',
    name: 'Mauricio Tascón',
    role: 'Productor, Palmira',
    demo: true,
  },
  {
    text: 'Con las portadas de Pro ya no le ruego a mi primo el diseñador: pido cuatro, escojo una y la subo con la maqueta en WAV.',
    name: 'Dayana Orozco',
    role: 'Rapera, Barranquilla',
    demo: true,
  },
];
