import { memberGains } from './membership-words.ts';
import { builtTools } from './tool-openings.ts';
import { responseHours } from './response-time.ts';

const mailStep = {
  name: 'Revisa tu correo',
  text: 'Ahí te llega el comprobante con lo que compraste y lo que pagaste. No es la factura electrónica.',
};

/** What comes after a payment that is made; `beginsNow` is whether the consent to begin was ticked. */
export const nextSteps = ({ beginsNow }: { beginsNow: boolean }) => [
  mailStep,
  {
    name: 'Acordamos la fecha',
    text: `Te escribimos para saber qué tienes y qué falta. La meta: menos de ${responseHours} horas.`,
  },
  {
    name: 'Empezamos',
    text: beginsNow
      ? 'Nos pediste no esperar los 5 días hábiles del retracto, así que arrancamos el día que acordemos.'
      : 'Arrancamos el día que acordemos, cuando pasen los 5 días hábiles que tienes para retractarte.',
  },
];

/** What comes after a period of the membership is paid: nobody has to agree on anything. */
export const memberSteps = [
  mailStep,
  {
    name: 'Tus herramientas',
    text: `${builtTools === 'all' ? 'Ya están abiertas' : 'Se abren una a una, primero para Premium: cada una dice cuándo'}. Premium te da ${memberGains}.`,
  },
  {
    name: 'Tu membresía',
    text: 'Ahí ves hasta cuándo va y cómo se renueva. Cancelas cuando quieras.',
  },
] as const;
