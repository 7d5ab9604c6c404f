import { defineConfig, mergeConfig } from 'vitest/config';
import shared from './vitest.config.ts';

// A change of what a module does when it is loaded is seen only where it is loaded again.
export default mergeConfig(shared, defineConfig({ test: { isolate: true } }));
