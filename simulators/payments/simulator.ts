import type { Deliveries } from './deliveries.ts';
import type { PaymentSimulatorOptions, SimulatorTimes } from './options.ts';
import type { SigningKey } from './paypal/certificate.ts';
import type { Store } from './state-file.ts';

/** What every part of the simulators works with. */
export type Simulator = {
  options: PaymentSimulatorOptions;
  times: SimulatorTimes;
  url: string;
  store: Store;
  deliveries: Deliveries;
  signingKey: SigningKey;
};
