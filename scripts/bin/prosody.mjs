#!/usr/bin/env node
// npx --no-install prosody scan < versos.txt
import { runTool } from './run-tool.mjs';

runTool('prosody');
