import { z } from 'zod';
import { phoneField } from './phone.ts';
import { consentField, emailField, messageField, nameField, trapField } from './texts.ts';
import { wantedServiceNames } from './wanted-services.ts';

/** The short form of a service's page. */
export const quickContactSchema = z.object({
  name: nameField,
  email: emailField,
  message: messageField,
  consent: consentField,
  website: trapField,
});

/** The form of the home page and of /contact: consent is asked for last, as it stands last. */
export const contactSchema = z.object({
  name: nameField,
  email: emailField,
  phone: phoneField,
  service: z.enum(wantedServiceNames, { error: 'Elige qué necesitas' }),
  message: messageField,
  consent: consentField,
  website: trapField,
});

/** The form of the newsletter. */
export const newsletterSchema = z.object({
  email: emailField,
  consent: consentField,
  website: trapField,
});

/** Who wants the way out of the newsletter, and has lost its link. */
export const leaveSchema = z.object({ email: emailField });

export type QuickContact = z.infer<typeof quickContactSchema>;
export type Contact = z.infer<typeof contactSchema>;
export type Newsletter = z.infer<typeof newsletterSchema>;
