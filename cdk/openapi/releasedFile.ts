/** The document that was released last, as others build on it: JSON in Brotli. */
export const releasedFile = new URL('./released.json.br', import.meta.url)
