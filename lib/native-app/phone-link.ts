export type PhoneLink = {
  readonly href: `tel:${string}`;
  /** The number with no-break spaces, which keep it on one line. */
  readonly label: string;
};

/** `phone` is a number with spaces, such as '+40 257 000 000'. */
export function formatPhoneLink(phone: string): PhoneLink {
  return { href: `tel:${phone.replaceAll(' ', '')}`, label: phone.replaceAll(' ', '\u00a0') };
}
