/** `periodo 2, renovación`: which one of a membership an order pays. */
export function periodName(order: {
  number: number;
  isRenewal: boolean;
  takesOver: boolean;
}): string {
  const { number, isRenewal, takesOver } = order;
  const kind = takesOver
    ? 'cambio de plan'
    : isRenewal
      ? 'renovación'
      : number === 1
        ? 'el primero'
        : null;
  return kind === null ? `periodo ${number}` : `periodo ${number}, ${kind}`;
}
