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

/** The sixth decimal of a degree is about 10 cm on the ground. */
const DECIMALS = 6;

/**
 * The link that opens a place in Google Maps: in the app if the phone has the app, otherwise in the
 * browser (https://developers.google.com/maps/documentation/urls). The link consists of fixed text
 * and two numbers, so it contains no text of the provider.
 */
export function formatMapHref({ latitude, longitude }: Coordinates): string {
  const query = [latitude, longitude].map((degrees) => Number(degrees.toFixed(DECIMALS))).join();
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}
