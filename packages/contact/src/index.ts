export {
  type Contact,
  contactSchema,
  type Newsletter,
  newsletterSchema,
  type QuickContact,
  quickContactSchema,
} from './contact.ts';
export { type WantedService, wantedServiceNames, wantedServices } from './wanted-services.ts';
