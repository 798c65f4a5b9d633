import type { SharedLink } from './shared-link.ts';

/** WhatsApp's address for a message to a contact that the visitor chooses. */
export function formatWhatsAppHref({ title, url }: SharedLink): string {
  return `https://wa.me/?${new URLSearchParams({ text: `${title} ${url}` })}`;
}

/** The link contains no title, because Facebook reads title and picture from the shared page. */
export function formatFacebookHref({ url }: SharedLink): string {
  return `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`;
}
