import type { Form } from '#shared/contracts/docs/forms.ts'
import type { ComparedLine } from '#shared/domain/policy/wording/compareWordings.ts'
import { parseWording, type WordingClause, type WordingPart } from '#shared/domain/policy/wording/parseWording.ts'
import type { Download } from '#web/ui/FileDownloadButton.tsx'

type Said = Pick<Form, 'edition' | 'formNumber' | 'name'>

const titleOf = ({ number, title }: Pick<WordingClause, 'number' | 'title'>): string[] =>
  title === undefined ? [] : [number === undefined ? title : `${number}  ${title}`]

const clauseText = (clause: WordingClause): string =>
  [
    ...titleOf(clause),
    ...clause.paragraphs.map(({ mark, text }) => (mark === undefined ? text : `  ${mark} ${text}`)),
  ].join('\n')

const partText = (part: WordingPart): string =>
  [...titleOf(part).map((title) => title.toLocaleUpperCase()), ...part.clauses.map(clauseText)].join('\n\n')

/** A name that every system of files takes. */
const fileNameOf = (words: string): string => `${words.replace(/[^\p{L}\p{N} .-]+/gu, ' ').trim()}.txt`

const textFile = (name: string, paragraphs: readonly string[]): Download => ({
  fileName: fileNameOf(name),
  // Lines end as every editor and word processor reads them.
  content: new Blob([`\ufeff${paragraphs.join('\n\n').replaceAll('\n', '\r\n')}\r\n`], {
    type: 'text/plain;charset=utf-8',
  }),
})

/** What a form says as plain text, for counsel to read, mark up and compare: under its name, number and edition, and `notes`. */
export const wordingFile = (
  { edition, formNumber, name, wording }: Said & { readonly wording: string },
  { numbered, notes }: { readonly numbered: string; readonly notes: readonly string[] },
): Download =>
  textFile(`${formNumber} ${edition}`, [`${name}\n${numbered}`, ...notes, ...parseWording(wording).map(partText)])

const signs: Readonly<Record<ComparedLine['said'], string>> = { after: '+ ', before: '- ', both: '  ' }

/** How two editions differ as plain text: each line, with - before what was taken out and + before what was put in. */
export const comparisonFile = (
  { edition, formNumber, name }: Said,
  {
    before,
    changed,
    lines,
  }: { readonly before: string; readonly changed: string; readonly lines: readonly ComparedLine[] },
): Download =>
  textFile(`${formNumber} ${before} to ${edition}`, [
    `${name}\n${changed}`,
    lines.map(({ said, text }) => signs[said] + text.replace(/^#+\s*/, '')).join('\n'),
  ])
