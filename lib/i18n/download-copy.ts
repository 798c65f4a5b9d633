/** The words of `/downloadapp`. */
export const downloadCopy = {
  title: (brand: string): string => `Descarcă aplicația - ${brand}`,
  description: (brand: string): string =>
    `Descarcă aplicația ${brand} din App Store sau Google Play: comandă, rezervă o masă și plătește online.`,
  eyebrow: 'iPhone și Android',
  heading: (brand: string): string => `Descarcă aplicația ${brand}`,
  text: 'Te trimitem imediat la magazinul telefonului tău. Dacă nu se deschide singur, alege-l de aici.',
  qrLabel: 'Cod QR către pagina de descărcare a aplicației',
  qrCaption: 'Scanează codul cu telefonul.',
} as const;
