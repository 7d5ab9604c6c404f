import { behaviours } from './behaviours.ts';
import { startTextModelSimulator } from './start.ts';

// `node simulators/text-model/main.ts [PORT]`: says with which variables the product asks it, and how it can behave.
const { url, key } = await startTextModelSimulator(Number(process.argv[2] ?? 0));
console.log(`TEXT_MODEL_URL=${url} TEXT_MODEL_KEY=${key} TEXT_MODEL_NAME=song`);
console.log(`TEXT_MODEL_NAME: ${Object.keys(behaviours).join(', ')}`);
