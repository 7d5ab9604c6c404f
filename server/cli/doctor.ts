// npm run doctor: what is wrong with this machine or this configuration, in words.
import { diagnose } from './doctor/diagnose.ts';
import { findingText } from './doctor/finding.ts';

const findings = await diagnose();
for (const finding of findings) console.log(findingText(finding));

const count = findings.filter(({ verdict }) => verdict === 'bad').length;
console.log(count === 0 ? '\nTodo está en orden.' : `\nPor corregir: ${count}.`);
process.exitCode = count === 0 ? 0 : 1;
