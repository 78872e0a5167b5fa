/** Every choice of n of these, in their order. */
export function choices<T>(list: readonly T[], n: number): T[][] {
  if (n === 0) return [[]];
  return list.flatMap((item, i) => choices(list.slice(i + 1), n - 1).map((rest) => [item, ...rest]));
}
