/** Which page of a list an address asks for with `?pagina=`: a number from 1, and 1 of anything else. */
export function pageNumberOf(address: string): number {
  const asked = new URL(address).searchParams.get('pagina') ?? '1';
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
}
