import { getSettings } from '../config.ts';
import { parsePictureUrl } from './allowed-url.ts';

export type AllowedPicture = {
  readonly href: string;
  /** True for the origins in `IMAGE_ORIGINS`. The image optimizer accepts no other origin. */
  readonly isResized: boolean;
};

/** Undefined when the picture must not be loaded. */
export function findAllowedPicture(address: string | undefined): AllowedPicture | undefined {
  if (address === undefined) return undefined;
  const { imageOrigins, providerApiUrl } = getSettings();
  const origins = providerApiUrl === undefined ? imageOrigins : [...imageOrigins, providerApiUrl];
  const href = parsePictureUrl(address, origins);
  if (href === undefined) return undefined;
  return { href, isResized: parsePictureUrl(href, imageOrigins) !== undefined };
}
