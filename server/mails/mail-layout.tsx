import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import { darkSheet, mailStyle } from './mail-style.ts';
import { MailWave } from './mail-wave.tsx';

export type MailBrand = {
  name: string;
  email: string;
  address: { city: string; country: string };
};

type Props = {
  brand: MailBrand;
  /** The line that a mailbox shows beside the subject. */
  preview: string;
  children: ReactNode;
};

/** The frame of every mail: the name and the wave above, who writes and how to answer below. */
export function MailLayout({ brand, preview, children }: Props) {
  return (
    <Html lang="es-CO">
      <Head>
        <meta content="light dark" name="color-scheme" />
        <meta content="light dark" name="supported-color-schemes" />
        <style>{darkSheet}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="paper" style={mailStyle.body}>
        <Container className="surface" style={mailStyle.card}>
          <Text className="ink" style={mailStyle.brand}>
            {brand.name}
          </Text>
          <MailWave />
          {children}
          <Hr className="rule" style={mailStyle.rule} />
          <Text className="soft-ink" style={{ ...mailStyle.smallText, margin: 0 }}>
            {brand.name}, {brand.address.city}, {brand.address.country}
            <br />
            ¿Preguntas? Escríbenos a{' '}
            <Link className="amber-ink" href={`mailto:${brand.email}`} style={mailStyle.link}>
              {brand.email}
            </Link>
          </Text>
        </Container>
      </Body>
    </Html>
  );
}
