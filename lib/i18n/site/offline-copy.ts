/** Text of the offer to install the site. */
export const offlineCopy = {
  install: 'Instalează pe acest dispozitiv',
} as const;
