/** A weight of zero counts as no weight. */
const ZERO = /^0+([.,]0+)?$/;

/**
 * '350 g' from the weight '350' or '350 g' and the quantity type 'g'. '350' without a quantity
 * type. Undefined without a weight. Numbers are not reformatted, because '1.500' may mean one and
 * a half or fifteen hundred.
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
