/** A weight of zero counts as a field that was left empty. */
const ZERO = /^0+([.,]0+)?$/;

/**
 * '350 g', '350/150 g', or '350' when the unit is not known. Undefined without a weight. Numbers
 * are not reformatted, because '1.500' may mean one and a half or fifteen hundred.
 */
export function formatWeight(
  weight: string | undefined,
  quantityType: string | undefined,
): string | undefined {
  const amount = weight?.trim() ?? '';
  const unit = quantityType?.trim() ?? '';
  if (amount === '' || ZERO.test(amount)) return undefined;
  return unit === '' || hasUnit(amount, unit) ? amount : `${amount} ${unit}`;
}

function hasUnit(amount: string, unit: string): boolean {
  if (!amount.toLowerCase().endsWith(unit.toLowerCase())) return false;
  return /[\d\s]$/.test(amount.slice(0, -unit.length));
}
