import type { AttachmentKind } from './messageWords.ts'

/** Words of a file's name or its first page by which it is known, the most telling first. */
const signs: readonly (readonly [AttachmentKind, RegExp])[] = [
  ['BOR_LETTER', /\bbroker[\s_-]*of[\s_-]*record\b|\bbor\b|\bletter[\s_-]*of[\s_-]*(appointment|authority)\b/i],
  ['LOSS_RUN', /\bloss[\s_-]*(runs?|history|reports?)\b|\bclaims?[\s_-]*(history|experience)\b/i],
  ['APPLICATION', /\bapplications?\b|\bproposal[\s_-]*form\b|\bacord\b|\bquestionnaire\b/i],
]

/** Underscores are letters to a regular expression and spaces to whoever names a file. */
const spaced = (text: string) => text.replaceAll('_', ' ')

/** What a file is by its name, else by what it says, as far as that could be read. */
export const attachmentKindOf = ({
  name,
  text = '',
}: {
  readonly name: string
  readonly text?: string
}): AttachmentKind =>
  signs.find(([, sign]) => sign.test(spaced(name)))?.[0] ?? signs.find(([, sign]) => sign.test(text))?.[0] ?? 'OTHER'
