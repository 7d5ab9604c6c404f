import type { Decisions } from './decisions.ts';
import type { Deliveries } from './deliveries.ts';
import type { PaymentSimulatorOptions, SimulatorTimes } from './options.ts';
import type { SigningKey } from './paypal/certificate.ts';
import type { Store } from './state-file.ts';

/** What it takes to change something and tell of it. */
export type Announcer = {
  options: PaymentSimulatorOptions;
  times: SimulatorTimes;
  store: Store;
  deliveries: Deliveries;
};

/** What every part of the simulators works with. */
export type Simulator = Announcer & {
  url: string;
  decisions: Decisions;
  signingKey: SigningKey;
};
