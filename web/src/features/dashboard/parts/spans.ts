/** The spans of the reports by their number (quoting-and-servicing, section 9), the shortest first. */
export const spans = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const
export type Span = (typeof spans)[number]

const key = 'palisade.table.span'

/** The span that was chosen here last; ninety days before anybody chose. */
export const readSpan = (): Span => spans.find((span) => String(span) === localStorage.getItem(key)) ?? 8

export const keepSpan = (span: Span): void => localStorage.setItem(key, String(span))
