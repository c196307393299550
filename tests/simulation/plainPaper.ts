/** Stands in for what draws documents: a document whose content nobody reads. */
export const renderPdf = (document: object): Uint8Array =>
  Buffer.from(`%PDF plain paper: ${Object.keys(document).join()}`)
