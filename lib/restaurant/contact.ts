export type Address = {
  readonly street: string;
  readonly city: string;
  /** Six digits. */
  readonly postalCode: string | undefined;
};

/** In degrees, within Romania. */
export type Coordinates = { readonly latitude: number; readonly longitude: number };

/** 'Bulevardul Revoluției 45, 310009 Arad' */
export function formatAddress({ street, postalCode, city }: Address): string {
  return `${street}, ${postalCode === undefined ? city : `${postalCode} ${city}`}`;
}

/** Six decimals of a degree are about 10 cm. */
const DECIMALS = 6;

/**
 * The link that opens a place in Google Maps: in the app of a phone that has it, otherwise in the
 * browser (https://developers.google.com/maps/documentation/urls). It consists of fixed text and
 * two numbers, so no text of the provider is in it.
 */
export function formatMapHref({ latitude, longitude }: Coordinates): string {
  const query = [latitude, longitude].map((degrees) => Number(degrees.toFixed(DECIMALS))).join();
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}
