/**
 * The weights of `columns` that come nearest to `values`, and the sum of the squares that they leave; null where the columns say the
 * same. By the normal equations and Cholesky's decomposition, for a handful of columns.
 */
export function leastSquares(
  columns: readonly Float64Array[],
  values: Float64Array,
): { weights: Float64Array; residual: number } | null {
  const size = columns.length;
  const lower = new Float64Array(size * size);
  const right = new Float64Array(size);
  const dot = (one: Float64Array, other: Float64Array) => {
    let sum = 0;
    for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
    return sum;
  };
  let explained = 0;
  for (const [row, own] of columns.entries()) {
    for (let column = 0; column <= row; column += 1) {
      let product = dot(own, columns[column] ?? own);
      for (let k = 0; k < column; k += 1)
        product -= (lower[row * size + k] ?? 0) * (lower[column * size + k] ?? 0);
      if (column < row) lower[row * size + column] = product / (lower[column * size + column] ?? 1);
      else if (product <= 1e-9) return null;
      else lower[row * size + row] = Math.sqrt(product);
    }
    let sum = dot(own, values);
    for (let k = 0; k < row; k += 1) sum -= (lower[row * size + k] ?? 0) * (right[k] ?? 0);
    right[row] = sum / (lower[row * size + row] ?? 1);
    explained += (right[row] ?? 0) ** 2;
  }
  const weights = new Float64Array(size);
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = right[row] ?? 0;
    for (let k = row + 1; k < size; k += 1) sum -= (lower[k * size + row] ?? 0) * (weights[k] ?? 0);
    weights[row] = sum / (lower[row * size + row] ?? 1);
  }
  return { weights, residual: Math.max(0, dot(values, values) - explained) };
}
