/** Text of the offer to install the site. */
export const installCopy = {
  install: 'Instalează pe acest dispozitiv',
} as const;
