/** What goes wrong most, by what it is about, and what to try before writing to the studio. */
export const commonProblems = [
  {
    group: 'Distribución',
    problems: [
      {
        problem: 'Mi canción lleva días en «Pendiente»',
        steps: [
          'Abre la pestaña Distribución: «Pendiente» quiere decir que el equipo aún no la envía, porque primero la revisa.',
          'Confirma que el proyecto tenga portada, datos completos y fecha de lanzamiento.',
          'Si la fecha está cerca, escríbenos con el título y la plataforma.',
        ],
      },
      {
        problem: 'La distribución automática no pidió mi canción',
        steps: [
          'En Ajustes, Preferencias, mira que esté marcado «Pedir la distribución sola cuando una canción quede lista» y que haya plataformas elegidas.',
          'Vale para canciones que queden listas desde ese momento: las de antes no se piden solas.',
          'Para una canción que ya estaba lista, escríbenos y te decimos cómo sigue.',
        ],
      },
      {
        problem: 'No me recibe el ISRC o el UPC',
        steps: [
          'El ISRC tiene 12 letras y números, como CO-ABC-26-00001, con guiones o sin ellos.',
          'El UPC tiene 12 números, o 13 si es un EAN: si uno está mal copiado, el aviso te dice cuál debería ser el último.',
          'Si no tienes ISRC, deja el campo vacío: te lo asignamos al distribuir.',
        ],
      },
      {
        problem: 'No puedo borrar una canción o cambiarle el audio',
        steps: [
          'Mira su estado: si está en las plataformas, o pedida para ellas, no se borra; si ya dice «Distribuido», tampoco se cambia el audio.',
          'Escríbenos para retirarla; cada plataforma toma su tiempo.',
          'Cuando diga «Retirado» en todas, la borras tú.',
        ],
      },
    ],
  },
  {
    group: 'Portal de Cliente',
    problems: [
      {
        problem: 'No me llega el correo de confirmación',
        steps: [
          'Busca en correo no deseado y en promociones, y revisa que escribiste bien tu dirección.',
          'Intenta entrar con tu correo y tu contraseña: si falta confirmar, te mandamos otro enlace.',
          'Úsalo el mismo día: cada enlace sirve durante un día.',
          'Si pediste muchos seguidos, espera una hora; hay un tope para que nadie abuse de tu correo.',
        ],
      },
      {
        problem: 'No me acepta el código de dos pasos',
        steps: [
          'Espera a que la aplicación muestre el siguiente: cada código sirve una sola vez.',
          'Pon en automático la hora de tu teléfono; con el reloj corrido los códigos no cuadran.',
          'Entra con un código de recuperación y pide nuevos en Ajustes, Seguridad.',
          'Si perdiste teléfono y códigos, escríbenos desde el correo de tu cuenta.',
        ],
      },
      {
        problem: 'El enlace para cambiar la contraseña ya no sirve',
        steps: [
          'Pide otro en «¿Olvidaste tu contraseña?»: cada uno dura una hora y sirve una vez.',
          'Abre el más reciente y guarda la contraseña nueva.',
          'Vuelve a entrar en todos tus equipos: al cambiarla cerramos las sesiones abiertas.',
        ],
      },
      {
        problem: 'Borré un proyecto y lo necesito',
        steps: [
          'En Proyectos, abre la Papelera.',
          'Presiona «Recuperar» al lado del proyecto: vuelve como lo dejaste.',
          'Hazlo antes de la fecha que aparece: a los 7 días se borra para siempre.',
        ],
      },
    ],
  },
  {
    group: 'Facturación',
    problems: [
      {
        problem: 'No encuentro dónde pagar',
        steps: [
          'Abre la página del servicio, elige el paquete y entra con tu cuenta: ahí mismo pagas.',
          'Con Wompi pagas en pesos, con tarjeta, PSE o Nequi; con PayPal, en dólares. La transferencia sale cuando el estudio la ofrece.',
          'Si lo tuyo no cabe en un paquete, pide la cotización por WhatsApp o por correo: cuando la aceptes, la pagas desde el enlace que te llegó.',
          'Si te llega un enlace de pago en nuestro nombre, confírmalo con nosotros antes de usarlo.',
        ],
      },
      {
        problem: 'Ya pagué y dice que está pendiente',
        steps: [
          'Deja abierta la página de tu pago: cambia sola cuando la pasarela lo confirma.',
          'Una transferencia la confirma el equipo: revisa que nos hayas dado la referencia.',
          'No pagues otra vez. Si tu banco ya lo descontó, escríbenos con la fecha, el valor y la referencia.',
        ],
      },
      {
        problem: 'Quiero activar Premium y no puedo',
        steps: [
          'Entra con tu cuenta y abre «Membresía» en tu panel: ahí pagas el mes o el año, y ahí mismo ves cómo va.',
          'Si ya pagaste, espera: Premium se abre cuando la pasarela confirma el pago, y una transferencia la confirma el equipo. No pagues otra vez.',
          'La prueba es una sola vez por persona: si ya la usaste, también con otra cuenta, no se abre de nuevo.',
        ],
      },
      {
        problem: 'Necesito el soporte de un pago que hice al estudio',
        steps: [
          'Busca en tu correo, también en no deseado: el comprobante sale cuando el pago queda confirmado.',
          'Si no está, escribe al correo de soporte con tu nombre, tu documento o NIT, la fecha y el valor.',
          'El comprobante no es la factura electrónica: si la necesitas, di a nombre de quién.',
          'No mandes fotos de tu tarjeta ni sus números: no hacen falta.',
        ],
      },
      {
        problem: 'Quiero retractarme o reclamar por un cobro',
        steps: [
          'Radica una PQR dentro de los 5 días hábiles, con tu nombre, tu documento, la compra y lo que pides: el botón está al final de esta página.',
          'Si pagaste con tarjeta o PSE y no reconoces el cobro, avísale también a tu banco en ese plazo.',
          'Guarda el número de radicado que te damos para seguir el caso. La devolución va por el mismo medio con que pagaste; si ese medio no recibe devoluciones, a la cuenta que nos digas.',
        ],
      },
    ],
  },
  {
    group: 'Técnico',
    problems: [
      {
        problem: 'La subida se quedó quieta o se cortó',
        steps: [
          'Si dice «En pausa», presiona «Reanudar»; si dice que se cortó la conexión, espera: sigue sola cuando vuelva la red.',
          'Si cerraste la página, abre el borrador en el mismo navegador y elige el mismo archivo: continúa donde iba.',
          'Hazlo antes de 7 días: después borramos lo que quedó a medias.',
        ],
      },
      {
        problem: 'Dice que a mi WAV le falta una parte',
        steps: [
          'El archivo se cortó al exportarlo o al copiarlo; subir el mismo no lo arregla.',
          'Revisa que tengas espacio libre en el disco y expórtalo otra vez.',
          'Óyelo hasta el final antes de subirlo de nuevo.',
        ],
      },
      {
        problem: 'Mi portada es muy grande',
        steps: [
          'Déjala en 3000 × 3000 píxeles.',
          'Guárdala en JPG, PNG o WebP, por debajo de 10 MB; en JPG casi siempre pesa menos.',
          'Si era una foto de celular, recórtala en cuadrado antes de exportar.',
        ],
      },
      {
        problem: 'Mi canción quedó en «Fallido»',
        steps: [
          'Abre el proyecto y lee la razón en «Lo que hacemos con tus archivos».',
          'Si ves «Reintentar», presiónalo; la página se actualiza sola.',
          'Si dice «Apartado», expórtala de nuevo y cámbiala en «Archivos».',
          'Si vuelve a fallar, escríbenos con el título del proyecto.',
        ],
      },
    ],
  },
] as const;
