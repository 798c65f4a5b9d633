/**
 * Whether at most one edit separates two texts: one letter added, left out, changed, or swapped
 * with its neighbour.
 */
export function isWithinOneEdit(left: string, right: string): boolean {
  if (Math.abs(left.length - right.length) > 1) return false;
  let start = 0;
  while (start < left.length && left[start] === right[start]) start += 1;
  const [leftRest, rightRest] = [left.slice(start), right.slice(start)];
  const isSwapped = leftRest[0] === rightRest[1] && leftRest[1] === rightRest[0];
  return (
    // A letter is changed.
    leftRest.slice(1) === rightRest.slice(1) ||
    // `left` has one letter more.
    leftRest.slice(1) === rightRest ||
    // `right` has one letter more.
    leftRest === rightRest.slice(1) ||
    (isSwapped && leftRest.slice(2) === rightRest.slice(2))
  );
}
