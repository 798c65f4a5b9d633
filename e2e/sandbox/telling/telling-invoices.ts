/** No list of allowed origins names this host, and no name server knows it. */
export const foreignInvoiceLink = 'https://documente.straine.example/factura.pdf';
