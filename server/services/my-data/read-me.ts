import { brand } from '#content/brand.ts';

const moment = new Intl.DateTimeFormat('es-CO', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Bogota',
});

/** What whoever opens a copy of their data reads first. */
export const readMe = (email: string, madeAt: Date): string => `\
TU COPIA DE ${brand.name.toUpperCase()}

La hicimos el ${moment.format(madeAt)}, hora de Bogotá, para ${email}.
Es todo lo que guardamos de tu cuenta.


LAS CARPETAS

canciones   Tus archivos de audio, tal como los subiste. Cada uno se llama como su proyecto.
previas     Las versiones MP3 que se oyen en el sitio. Las hicimos de tus archivos.
portadas    Las imágenes de tus portadas, tal como las subiste.
transferencias
            Las imágenes con que nos avisaste de una transferencia. Cada una se llama como su pedido.
portadas-del-generador
            Los archivos que pediste de las portadas que dibujó la herramienta.
fotos       Las fotos que subiste para una portada, tal como las guardamos: sin lugar ni fecha. También
            las imágenes que pediste para una y que hizo un modelo de inteligencia artificial.

Si dos proyectos se llaman igual, el segundo lleva un (2). Quitamos de los nombres lo que
Windows o macOS no aceptan, como los signos ? y /. El título exacto está en datos.json.


DATOS.JSON

Todo lo demás. Se abre con cualquier editor de texto, y otros programas lo pueden leer.

cuenta               Tu nombre, tu correo, tu tipo de cuenta, tu plan y cuándo aceptaste
                     la política de tratamiento de datos.
historial            Lo que el equipo cambió de tu cuenta y por qué: plan, tipo de cuenta, plazos
                     para corregir y suspensiones, con lo que respondiste.
accesos              De qué formas puedes entrar.
cambio_de_correo     El correo nuevo que pediste, mientras lo confirmas.
sesiones             Dónde está abierta tu cuenta: navegador, dirección IP y fechas.
ajustes              Tu perfil artístico y tus preferencias.
proyectos            Tus proyectos, con lo que medimos de cada audio (duración, formato, onda).
                     También los borradores y los que están en la papelera.
subidas              Los archivos que subiste o empezaste a subir, y si declaraste tener los
                     derechos de la grabación.
trabajos             Lo que hicimos con cada archivo: previas, ondas, tamaños de portada.
herramientas         Lo que hiciste con las herramientas digitales: lo que pediste y lo que salió.
usos                 Cuántas veces usaste las que se cuentan, por mes o por semana.
distribuciones       En qué va cada canción en cada plataforma.
pasos_distribucion   Por qué estados pasó cada distribución, cuándo, y lo que te contamos.
mensajes             Lo que nos escribiste desde tu correo en los formularios del sitio. El demo que
                     adjuntaste no va en la copia: pídenoslo y te lo mandamos.
solicitudes          Las PQR y las solicitudes sobre datos personales que hiciste con tu correo, con
                     su radicado. Cómo se atendió cada una está en el enlace de tu correo.
cotizaciones         Lo que el estudio te ofreció en ese correo, y lo que respondiste. Los valores
                     están en centésimas: 39000 es USD 390.
membresia            Cómo está tu membresía: tu prueba, hasta cuándo va y cómo se renueva.
membresia_periodos   Cada mes o año que pagaste, con su pedido.
membresia_historial  Lo que le ha pasado a tu membresía, en orden.
membresia_nequi      Los Nequi que conectaste para que se cobrara sola, por sus últimos cuatro números: lo
                     que aceptaste, cuándo, y desde qué dirección IP y navegador.
membresia_paypal     Las suscripciones de PayPal con las que se cobra sola: el plan, el precio, desde cuándo y
                     cómo terminaron.
creditos             Los créditos de cada mes que pagaste: cuántos te dimos y cuántos usaste.
pedidos              Lo que pediste y a qué precio. Los valores están en centésimas, aquí y en lo que
                     sigue: 15600000 es COP 156.000.
intentos_de_pago     Cada vez que empezaste a pagar un pedido, por dónde y en qué terminó. No vemos ni
                     guardamos el número de tu tarjeta.
transferencias       Lo que nos avisaste de cada transferencia, y lo que encontramos.
pagos                El dinero que llegó, por qué medio, y cuánto de él se devolvió.
devoluciones         El dinero que volvió a ti o está por volver, y por qué.
comprobantes         El número y la fecha del comprobante de cada pago.
boletin              Si estás en la lista del boletín y cuándo lo aceptaste.
archivos             Qué archivo de esta copia es de qué proyecto o de qué pedido.
archivos_que_faltan  Archivos que deberían estar y no encontramos. Si hay alguno, escríbenos.
estadisticas         Reproducciones e ingresos por día, plataforma y país. El ingreso (revenue)
                     está en millonésimas de dólar: 1000000 es USD 1.

Los nombres de los campos son los de nuestra base de datos, en inglés. Las fechas con hora
están en tiempo universal (UTC): la hora de Bogotá son cinco horas menos.


LO QUE NO ESTÁ

Tu contraseña: no la guardamos, solo una huella de la que nadie puede sacarla. Tampoco están
las llaves de tus sesiones abiertas ni las de tu verificación en dos pasos: servirían para
entrar por ti.
Lo que nos hayas escrito desde otro correo por los formularios del sitio no está unido a tu cuenta:
pídenoslo y te lo enviamos.

¿Preguntas? Escríbenos a ${brand.email}
`;
