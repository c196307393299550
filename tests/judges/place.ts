/** A JSON pointer as people read it: `#/paths/~1api~1x/get/tags` is `/api/x get tags`. */
export const placeOf = (pointer: string): string =>
  pointer
    .replace(/^#?\/(?:paths\/)?/, '')
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join(' ')
