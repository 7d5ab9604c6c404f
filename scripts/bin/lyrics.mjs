#!/usr/bin/env node
// npx --no-install lyrics --theme «el mar» --seed 7
import { runTool } from './run-tool.mjs';

runTool('lyrics');
