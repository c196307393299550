import { endingOf } from '#functions/_platform/files/examination/signatures.ts'
import type { UploadedFile } from '#shared/contract/files.ts'
import type { Said } from '#shared/domain/account/submissionProposals.ts'
import { columnNamed } from '#shared/domain/account/uploadColumns.ts'
import type { Line } from '../reading/reading.ts'
import { readUpload } from '../reading/readUpload.ts'

/** What a file says, or why nothing of it could be read. */
export type SaidInFile = { readonly said: readonly Said[] } | { readonly unread: string }

/** An application is so long; what comes after it is terms and signatures. */
const mostPages = 30
const mostLines = 2_000

/** A table says it below the names of its columns, a form beside each name. */
const ofLines = (lines: readonly Line[]): Said[] => {
  const [first, second] = lines
  const known = first?.cells.filter((cell) => columnNamed(cell) !== undefined).length ?? 0
  if (first !== undefined && known >= 2)
    return first.cells.map((label, at) => ({
      label,
      value: second?.cells[at] ?? '',
      where: `row ${second?.row ?? first.row}`,
    }))
  return lines.map(({ row, cells }) => {
    const [label = '', ...values] = cells.filter((cell) => cell.trim() !== '')
    return { label, value: values[0] ?? '', where: `row ${row}` }
  })
}

const ofTable = async (file: UploadedFile): Promise<SaidInFile> => {
  const reading = await readUpload(file)
  return reading.refused === undefined ? { said: ofLines(reading.lines) } : { unread: reading.refused }
}

const longestLabel = 60

/** Lines such as `Applicant: Harbor Ropes Inc`. Whoever writes the file chooses how long they are, so each is gone through once. */
const ofText = (text: string, where: string): Said[] =>
  text.split(/\r?\n/).flatMap((each) => {
    const colon = each.indexOf(':')
    const label = each
      .slice(0, Math.max(0, colon))
      .trim()
      .replace(/^\d+[.)]\s*/, '')
    const value = each.slice(colon + 1).trim()
    return label.length < 2 || label.length > longestLabel || value === '' ? [] : [{ label, value, where }]
  })

/** The reader of PDFs is large: it is loaded with the first one. */
const ofPdf = async ({ bytes }: UploadedFile): Promise<SaidInFile> => {
  const { extractTextItems, getDocumentProxy } = await import('unpdf')
  try {
    const { items } = await extractTextItems(await getDocumentProxy(Uint8Array.from(bytes)))
    const said = items.slice(0, mostPages).flatMap((page, index) => {
      let text = ''
      for (const { str, hasEOL } of page) text += hasEOL ? `${str}\n` : str
      return ofText(text, `page ${index + 1}`)
    })
    return said.length > 0
      ? { said: said.slice(0, mostLines) }
      : { unread: 'The PDF is a picture, or says nothing beside a name. Type in what it says.' }
  } catch {
    return { unread: 'The PDF is damaged or locked. Type in what it says.' }
  }
}

const entities: Readonly<Record<string, string>> = { amp: '&', apos: "'", gt: '>', lt: '<', quot: '"' }
const letterOf = (number: number): string => (number <= 0x10ffff ? String.fromCodePoint(number) : '')
const decoded = (text: string): string =>
  text.replace(
    /&(?:(amp|apos|gt|lt|quot)|#(\d{1,7})|#x([\da-fA-F]{1,6}));/g,
    (_, name: string | undefined, decimal: string | undefined, hex = '') => {
      if (name !== undefined) return entities[name] ?? ''
      return letterOf(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal))
    },
  )

/**
 * The text of XML, in the letters that it says it is written in. Where it is said to be UTF-16 and that can be read a byte
 * at a time, it is none; what it says of letters that nobody knows does not count either.
 */
const textOf = (bytes: Uint8Array): string => {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const [, letters = 'utf-8'] =
    /^[^<]{0,3}<\?xml[^<>]{0,100}?\bencoding\s*=\s*["']([\w.:-]{1,40})["']/i.exec(start) ?? []
  try {
    return new TextDecoder(/^utf-?16/i.test(letters) ? 'utf-8' : letters).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

/** A tag of XML with the text behind it, to the next one; a name is what it is behind its prefix. */
const tags = /<(\/?)(?:[A-Za-z][\w.-]*:)?([A-Za-z][\w.]*)((?:\s[^<>]*)?)>([^<]*)/g
/** What is said within them is of others than the insured: who sends the form, who places it, who has an interest in it. */
const ofOthers: readonly string[] = [
  'SignonRq',
  'SignonRs',
  'Producer',
  'AdditionalInterest',
  'MiscParty',
  'OtherOrPriorPolicy',
]
const amounts: readonly string[] = ['Amt', 'FormatCurrencyAmt', 'FormatInteger']

/**
 * ACORD's forms as XML: elements that hold a text alone, by their names; an amount stands one deeper, as `Amt`. What
 * defines entities of its own is not read.
 */
const ofXml = ({ bytes }: UploadedFile): SaidInFile => {
  const text = textOf(bytes)
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) return { unread: 'The XML defines entities of its own. Type in what it says.' }
  if (!/<(?:[A-Za-z][\w.-]{0,40}:)?ACORD[\s>]/.test(text))
    return { unread: 'The XML is no form of ACORD. Type in what it says.' }
  const said: Said[] = []
  const say = (name: string, words: string) =>
    said.push({ label: name === 'LimitAmt' ? 'Limit' : name, value: decoded(words.trim()), where: 'ACORD' })
  // The element that stands open, and what it has begun to say.
  let open: { readonly name: string; readonly words: string } | undefined
  // The party of whom everything is passed over, as long as it stands open.
  let other: string | undefined
  for (const [, closing, name = '', attributes = '', words = ''] of text.matchAll(tags)) {
    if (said.length >= mostLines) break
    const isWhole = attributes.endsWith('/')
    if (other !== undefined) {
      if (closing && name === other) other = undefined
      continue
    }
    if (!closing && ofOthers.includes(name)) {
      other = isWhole ? undefined : name
      open = undefined
      continue
    }
    const isBlank = words.trim() === ''
    if (closing) {
      if (open?.name === name && open.words.trim() !== '') say(name, open.words)
      open = undefined
    } else if (open !== undefined && open.words.trim() === '' && amounts.includes(name)) {
      if (isBlank) continue
      say(open.name, words)
      open = undefined
    } else open = { name, words }
  }
  return { said }
}

/** What a file says under which names, by the kind of file that it is called; nothing is made of it. */
export const saidInFile = async (file: UploadedFile): Promise<SaidInFile> => {
  const ending = endingOf(file.fileName)
  if (ending === 'pdf') return ofPdf(file)
  if (ending === 'xml') return ofXml(file)
  if (ending === 'csv' || ending === 'xlsx' || ending === 'xls') return ofTable(file)
  return { unread: 'Files of this kind are not read. Type in what it says.' }
}
