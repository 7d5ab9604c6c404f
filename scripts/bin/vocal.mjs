#!/usr/bin/env node
// npx --no-install vocal toma.wav --report
import { runTool } from './run-tool.mjs';

runTool('vocal');
