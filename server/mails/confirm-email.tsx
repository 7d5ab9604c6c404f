import { Button, Heading, Link, render, Text } from '@react-email/components';
import type { Mail } from '#server/ports/mail/mailer.ts';
import { greeting } from './greeting.ts';
import { type MailBrand, MailLayout } from './mail-layout.tsx';
import { mailStyle } from './mail-style.ts';

type Input = {
  to: string;
  displayName: string;
  /** Where pressing the button leads: an http(s) address of this site. */
  url: string;
  brand: MailBrand;
};

/** Asks the owner of an address whether the new account is theirs. */
export async function confirmEmailMail({ to, displayName, url, brand }: Input): Promise<Mail> {
  if (!/^https?:$/.test(new URL(url).protocol)) throw new TypeError('A mail links to http(s) only');
  const hello = greeting(displayName);
  const welcome = `Gracias por crear tu cuenta en ${brand.name}. Confirma que este correo es tuyo y entra a subir tus canciones.`;
  const notMine = `¿No creaste una cuenta en ${brand.name}? Borra este mensaje: sin tu confirmación, la cuenta no se activa.`;
  const html = await render(
    <MailLayout brand={brand} preview="Un toque más y tu cuenta queda lista.">
      <Heading as="h1" className="ink" style={mailStyle.heading}>
        Confirma tu correo
      </Heading>
      <Text className="ink" style={mailStyle.text}>
        {hello}
      </Text>
      <Text className="ink" style={mailStyle.text}>
        {welcome}
      </Text>
      <Button href={url} style={mailStyle.button}>
        Confirmar mi correo
      </Button>
      <Text className="soft-ink" style={mailStyle.smallText}>
        Si el botón no abre, copia este enlace en tu navegador:
        <br />
        <Link className="amber-ink" href={url} style={mailStyle.link}>
          {url}
        </Link>
      </Text>
      <Text className="soft-ink" style={mailStyle.smallText}>
        {notMine}
      </Text>
    </MailLayout>,
  );
  const text = [
    hello,
    welcome,
    `Abre este enlace para confirmar tu correo:\n${url}`,
    notMine,
    `${brand.name}, ${brand.address.city}, ${brand.address.country}\n¿Preguntas? Escríbenos a ${brand.email}`,
  ].join('\n\n');
  return { to, subject: `Confirma tu correo en ${brand.name}`, html, text };
}
