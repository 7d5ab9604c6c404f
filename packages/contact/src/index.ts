export {
  type Contact,
  contactSchema,
  leaveSchema,
  type Newsletter,
  newsletterSchema,
  type QuickContact,
  quickContactSchema,
} from './contact.ts';
export {
  type MessageService,
  messageServiceLabel,
  type WantedService,
  wantedServiceNames,
  wantedServices,
} from './wanted-services.ts';
