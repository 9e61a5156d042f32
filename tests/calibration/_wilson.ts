/** The 95 % interval of a share (Wilson): how far the true one may be from what so many trials show. */
function wilson(hits: number, trials: number): readonly [low: number, high: number] {
  const z = 1.96;
  const share = hits / trials;
  const middle = share + z ** 2 / (2 * trials);
  const reach = z * Math.sqrt((share * (1 - share)) / trials + z ** 2 / (4 * trials ** 2));
  const scale = 1 + z ** 2 / trials;
  return [Math.max(0, (middle - reach) / scale), Math.min(1, (middle + reach) / scale)];
}

/** "0.5 % [0.1-2.8]" */
export function formatShare(hits: number, trials: number, digits = 1): string {
  const percent = (share: number): string => (100 * share).toFixed(digits);
  const [low, high] = wilson(hits, trials);
  return `${percent(hits / trials)} % [${percent(low)}-${percent(high)}]`;
}
