/** The largest file that a library takes. */
export const mostDocumentMegabytes = 100
