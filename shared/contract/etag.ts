import { type Seen, seenOf, seenText } from './seen.ts'

/** The header by which an answer that is a record tells its version (RFC 9110, 8.8.3), and the one that names it back (13.1.1). */
export const etagHeader = 'etag'
export const ifMatchHeader = 'if-match'

/** The header by which a caller asks that the rows of a list tell their versions (RFC 7240), and the one that says that they do. */
export const preferHeader = 'prefer'
export const appliedHeader = 'preference-applied'
export const etagsPreferred = 'etags'

/** Whether a caller asks for them, among whatever else it prefers. */
export const prefersEtags = (header: string | undefined): boolean =>
  header?.split(',').some((each) => each.trim().toLowerCase() === etagsPreferred) === true

/** The version of a record as an entity tag: `"quo_1=7"`. */
export const etagOf = (id: string, version: number): string => `"${seenText(new Map([[id, version]]))}"`

/** A request names no more of them. */
const mostTags = 10

const list = /^\s*(?:W\/)?"[^"]*"(?:\s*,\s*(?:W\/)?"[^"]*")*\s*$/

/**
 * What an `If-Match` asks for, of which one has to hold: nothing for `*`, which any record meets, and undefined where it is
 * no list of tags. A weak tag is taken as well: the edge makes tags weak where it makes an answer smaller, and these speak
 * of the record, not of bytes. One that names no version of a record never holds.
 */
export const tagsOf = (header: string): readonly Seen[] | undefined => {
  if (header.trim() === '*') return []
  if (!list.test(header)) return undefined
  return [...header.matchAll(/"([^"]*)"/g)].slice(0, mostTags).map(([, tag]) => seenOf(tag))
}
