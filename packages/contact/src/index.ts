export {
  type Contact,
  contactSchema,
  type Newsletter,
  newsletterSchema,
  type QuickContact,
  quickContactSchema,
  type WantedService,
  wantedServiceNames,
  wantedServices,
} from './contact.ts';
