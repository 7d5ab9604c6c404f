import { openPaypalSubscriptionPeer } from '#test/paypal-subscriptions-peer.ts';
import { subscriptionsSuite } from './subscriptions-suite.ts';

subscriptionsSuite('PayPal', openPaypalSubscriptionPeer);
