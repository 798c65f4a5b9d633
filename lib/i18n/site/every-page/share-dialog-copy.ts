/** Texts of the popup that opens when Web Share is missing or not allowed. */
export const shareDialogCopy = {
  address: 'Adresa paginii',
  copy: 'Copiază linkul',
  copied: 'Linkul a fost copiat.',
  notCopied: 'Linkul nu a putut fi copiat. Copiază-l din câmpul de mai sus.',
  whatsApp: 'Trimite pe WhatsApp',
  facebook: 'Distribuie pe Facebook',
  close: 'Închide',
} as const;
