import { expect, test } from 'vitest';
import { nequiSchema } from './index.ts';

const ticked = { terms: 'on', personalData: 'on' };

test.each(['3001234567', '300 123 45 67', '+57 300-123-4567', '0057 3001234567', '57 3001234567'])(
  '%s is the telephone of a Nequi',
  (phone) => {
    expect(nequiSchema.parse({ ...ticked, phone }).phone).toBe('3001234567');
  },
);

test.each([
  ...['', '300123456', '30012345678', '2001234567', '6012345678', '+58 3001234567'],
  ...['3001234567\n3001234568', '٣٠٠١٢٣٤٥٦٧', '300123456a', "3001234567' or 1=1", '573001234'],
])('%j is none', (phone) => {
  expect(nequiSchema.safeParse({ ...ticked, phone }).error?.issues).toMatchObject([
    { path: ['phone'], message: expect.stringContaining('diez números') as unknown },
  ]);
});

test('each box is ticked by itself', () => {
  const { error } = nequiSchema.safeParse({ phone: '3001234567' });
  expect(error?.issues.map(({ path }) => path[0])).toEqual(['terms', 'personalData']);
});
