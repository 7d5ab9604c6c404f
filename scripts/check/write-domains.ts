// node scripts/check/write-domains.ts: writes the table of domains into docs/architecture.md
import { readFileSync, writeFileSync } from 'node:fs';
import { withDomains } from './service-domains.ts';

const path = new URL('../../docs/architecture.md', import.meta.url);
writeFileSync(path, withDomains(readFileSync(path, 'utf8')));
