#!/usr/bin/env node
// npx --no-install cover-art brief.json portada.jpg --seed 7
import { runTool } from './run-tool.mjs';

runTool('cover-art');
