export {
  type Contact,
  contactSchema,
  leaveSchema,
  type Newsletter,
  newsletterSchema,
  type QuickContact,
  quickContactSchema,
} from './contact.ts';
export { type WantedService, wantedServiceNames, wantedServices } from './wanted-services.ts';
