import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { programEnvironment } from '#test/program-environment.ts';

test('a port that is taken is named, and a variable beside it that nothing reads', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const look = (env: Record<string, string>) =>
    spawnSync(process.execPath, ['server/cli/config.ts'], {
      env: { ...programEnvironment(), PORT: `${port}`, ...env },
      encoding: 'utf8',
    });
  const [plain, misspelt] = [look({}), look({ HOTS: '127.0.0.2' })];
  other.close();
  expect(plain.stderr).toContain(`PORT: otro programa ya usa el puerto ${port}`);
  expect(plain.stderr).not.toContain('Nadie lee');
  expect(misspelt.stderr).toContain(`PORT: otro programa ya usa el puerto ${port}`);
  expect(misspelt.stderr).toContain('Nadie lee HOTS: ¿querías decir HOST?');
  expect([plain.status, misspelt.status]).toEqual([1, 1]);
});
