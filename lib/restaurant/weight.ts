/** A weight of zero is a form that nobody filled in. */
const ZERO = /^0+([.,]0+)?$/;

/**
 * '350 g', '350/150 g', or '350' when the unit is not known. A unit alone says nothing: undefined.
 * Numbers stay as the provider writes them: '1.500' may be one and a half or fifteen hundred.
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

/** Some partners type the unit into both fields. */
function hasUnit(amount: string, unit: string): boolean {
  if (!amount.toLowerCase().endsWith(unit.toLowerCase())) return false;
  return /[\d\s]$/.test(amount.slice(0, -unit.length));
}
