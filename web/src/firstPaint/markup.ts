/** A text as it stands in HTML. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The product's mark, so many pixels wide. */
export const mark = (size: number): string =>
  `<svg viewBox="0 0 32 32" width="${size}" height="${size}" aria-hidden="true"><rect width="32" height="32" rx="7" fill="#14213d" stroke="#ffffff22"/><path d="M8 24V12l3-3.5 3 3.500v12zM14.5 24V10l3-3.5 3 3.500v14zM21 24V12l3-3.5" fill="none" stroke="#4fd1b5" stroke-width="2.2" stroke-linejoin="round"/></svg>`
