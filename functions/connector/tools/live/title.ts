/** What another party calls something, as it may be kept and shown: one line, not too long; `otherwise` where nothing is left. */
export const titleOf = (text: string, { otherwise }: { readonly otherwise: string }): string =>
  text
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}\uFFFD]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 120)
    .toWellFormed() || otherwise
