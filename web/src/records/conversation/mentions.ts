/** The name that is being typed after an `@`, and where that stands. */
export interface Mentioning {
  readonly from: number
  readonly name: string
}

/** Longer is no name any more, but a sentence. */
const longest = 40

/** What is being typed after the last `@` before the caret; undefined where nobody is being mentioned. */
export const mentioningAt = (text: string, caret: number): Mentioning | undefined => {
  const before = text.substring(0, caret)
  const from = before.lastIndexOf('@')
  // Within a word it is an e-mail's.
  if (from < 0 || /[^\s(]/.test(before.charAt(from - 1))) return undefined
  const name = before.substring(from + 1)
  return name.length > longest || /\n|^\s|\s\s/.test(name) ? undefined : { from, name }
}

/** The text with somebody's whole name where it was begun, and where the caret then stands. */
export const withMention = ({
  text,
  mentioning: { from, name },
  whole,
}: {
  readonly text: string
  readonly mentioning: Mentioning
  readonly whole: string
}): { readonly text: string; readonly caret: number } => {
  const rest = text.substring(from + 1 + name.length)
  const said = `@${whole}`
  const gap = rest.startsWith(' ') ? '' : ' '
  return { text: `${text.substring(0, from)}${said}${gap}${rest}`, caret: from + said.length + 1 }
}

/** A piece of a text: words, or somebody who is mentioned. */
export interface TextPiece {
  readonly text: string
  readonly isMention: boolean
}

/** A text by pieces, the names of those it mentions apart; of two names that begin alike the longer one. */
export const piecesOf = (text: string, names: readonly string[]): TextPiece[] => {
  const longestFirst = names.toSorted((a, b) => b.length - a.length)
  const pieces: TextPiece[] = []
  let words = ''
  for (let at = 0; at < text.length; ) {
    const name = text.charAt(at) === '@' ? longestFirst.find((each) => text.startsWith(each, at + 1)) : undefined
    if (name === undefined) {
      words += text.charAt(at)
      at += 1
    } else {
      if (words !== '') pieces.push({ text: words, isMention: false })
      words = ''
      pieces.push({ text: `@${name}`, isMention: true })
      at += name.length + 1
    }
  }
  return words === '' ? pieces : [...pieces, { text: words, isMention: false }]
}
