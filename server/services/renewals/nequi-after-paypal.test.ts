import { expect, test } from 'vitest';
import { openPaypalMembers } from '#test/paypal-members.ts';
import { addTestSources } from '#test/payment-sources.ts';
import { openTestServices } from '#test/test-services.ts';
import { askNequi, readNequiDocuments } from './ask-nequi.ts';
import { followOwnNequi } from './follow-nequi.ts';
import { removePaypal } from './remove-paypal.ts';

const members = await openPaypalMembers(await openTestServices());
const { services, world, connect, goOn, standing, peer } = members;
const sources = addTestSources(world.wompi);

test('what a bank is still at for a PayPal that was taken away keeps no Nequi from being charged', async () => {
  world.goTo('2027-01-10T10:00');
  const ana = { ...(await members.newMember()), ip: '192.0.2.7', userAgent: 'Firefox' };
  const id = await connect(ana);
  await goOn('2027-02-03T11:00');
  await peer.pendCharge(id);
  await goOn('2027-02-10T10:02', '2027-02-10T10:14');
  await removePaypal(services, ana);
  await goOn('2027-02-10T11:00');
  const documents = await readNequiDocuments(services, ana);
  if (!documents) throw new Error('Wompi said nothing of its terms');
  await askNequi(services, ana, { phone: '3001234567', ...documents });
  sources.decide('approved');
  await followOwnNequi(services, ana);
  await goOn('2027-02-11T12:00', '2027-02-12T12:00', '2027-02-14T12:00', '2027-02-16T12:00');
  expect(await standing(ana)).toMatch(/^active 2027-03-/);
});
