#!/usr/bin/env node
// npx --no-install bio datos.json --tone casual --seed 7
import { runTool } from './run-tool.mjs';

runTool('bio');
