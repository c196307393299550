/** A numbered or titled stretch of a wording with its paragraphs. */
export interface WordingClause {
  readonly number?: string
  readonly title?: string
  readonly paragraphs: readonly WordingParagraph[]
}

/** A paragraph; one that is listed has its mark, such as (a), apart. */
export interface WordingParagraph {
  readonly mark?: string
  readonly text: string
}

/** A part of a wording under its title; what stands before the first title has none. */
export interface WordingPart {
  readonly number?: string
  readonly title?: string
  readonly clauses: readonly WordingClause[]
}

/** `1`, `1.2`, `1.`: what counts a title. */
const counted = /^(\d+(?:\.\d+)*)\.?\s+(?=\S)/
/** `(a)`, `(iv)`, `(12)`, `•`, `-`: what marks a paragraph of a list. */
const marked = /^(\([a-z0-9]{1,4}\)|[•–-])\s+(?=\S)/i

const titled = (line: string) => {
  const number = counted.exec(line)?.[1]
  return number === undefined ? { title: line } : { number, title: line.replace(counted, '') }
}

const paragraphOf = (text: string): WordingParagraph => {
  const mark = marked.exec(text)?.[1]
  return mark === undefined ? { text } : { mark: mark === '-' ? '–' : mark, text: text.replace(marked, '') }
}

/** A title by its level, or a paragraph: its lines go on until a blank one, a title or the next mark of a list. */
interface Piece {
  readonly level: 0 | 1 | 2
  readonly text: string
}

const piecesOf = (text: string): Piece[] => {
  const pieces: Piece[] = []
  let open = false
  for (const raw of text.split(/\r\n|[\n\r\u2028\u2029]/)) {
    const line = raw.trim()
    const title = /^(#{1,6})\s+(\S.*)$/.exec(line)
    const last = pieces.at(-1)
    if (title !== null) pieces.push({ level: title[1] === '#' ? 1 : 2, text: title[2] ?? '' })
    else if (open && last?.level === 0 && line !== '' && !marked.test(line))
      pieces.splice(-1, 1, { level: 0, text: `${last.text} ${line}` })
    else if (line !== '') pieces.push({ level: 0, text: line })
    open = title === null && line !== ''
  }
  return pieces
}

/**
 * A wording in plain text by its parts, clauses and paragraphs: a line that begins with `#` is the title of a part, with
 * `##` that of a clause; numbers before titles and marks of lists are told apart, so that they can be set apart.
 */
export const parseWording = (text: string): WordingPart[] => {
  type Open<Inner> = { number?: string; title?: string; clauses: Inner[] }
  const parts: Open<{ number?: string; title?: string; paragraphs: WordingParagraph[] }>[] = []
  for (const piece of piecesOf(text)) {
    if (piece.level === 1) {
      parts.push({ ...titled(piece.text), clauses: [] })
      continue
    }
    if (parts.length === 0) parts.push({ clauses: [] })
    const clauses = parts.at(-1)?.clauses ?? []
    if (piece.level === 2) clauses.push({ ...titled(piece.text), paragraphs: [] })
    else if (clauses.length === 0) clauses.push({ paragraphs: [paragraphOf(piece.text)] })
    else clauses.at(-1)?.paragraphs.push(paragraphOf(piece.text))
  }
  return parts
}
