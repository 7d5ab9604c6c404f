import { behaviours } from './behaviours.ts';
import { startImageModelSimulator } from './start.ts';

// `node simulators/image-model/main.ts [PORT]`: says with which variables the product asks it, and how it can behave.
const { url, key } = await startImageModelSimulator(Number(process.argv[2] ?? 0));
console.log(`IMAGE_MODEL_URL=${url} IMAGE_MODEL_KEY=${key} IMAGE_MODEL_NAME=picture`);
console.log(`IMAGE_MODEL_NAME: ${Object.keys(behaviours).join(', ')}`);
