/** `Periodo 2, renovación`: which one of a membership an order pays. */
export function periodName(order: {
  number: number;
  isRenewal: boolean;
  takesOver: boolean;
}): string {
  const { number, isRenewal, takesOver } = order;
  if (takesOver) return `Periodo ${number}, reemplazó el que tenía`;
  if (isRenewal) return `Periodo ${number}, renovación`;
  return number === 1 ? 'Periodo 1, el primero' : `Periodo ${number}`;
}
