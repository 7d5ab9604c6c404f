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
    text: 'De Pro espero las portadas, para no rogarle más a mi primo el diseñador. Mientras llega, la cuenta gratis me guarda las maquetas en WAV.',
    name: 'Dayana Orozco',
    role: 'Rapera, Barranquilla',
    demo: true,
  },
];
