import papaparse from 'papaparse'
import { decodeText } from './decodeText.ts'
import { filled, mostCells, mostRows, type Reading, tooManyRows } from './reading.ts'

const separators = [',', ';', '\t', '|']

/** A first line by which Excel is told the separator. */
const told = /^sep=([,;\t|])\r?\n/i

/** The separator that the first line has most of, outside quotes. */
const separatorOf = (text: string): string => {
  const first = (/^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text)?.[0] ?? '').replace(/"(?:[^"]|"")*"/g, '')
  const count = (separator: string) => first.split(separator).length
  return separators.toSorted((a, b) => count(b) - count(a))[0] ?? ','
}

/** Reads comma-separated values, whatever separates them; a quoted cell may have lines of its own. */
export const readCsv = (bytes: Uint8Array): Reading => {
  const text = decodeText(bytes)
  if (text === undefined) return { refused: 'The file is no text. Save it as CSV in UTF-8, and upload it again.' }
  const separator = told.exec(text)?.[1]
  const body = separator === undefined ? text : text.replace(told, '')
  const { data, errors } = papaparse.parse<string[]>(body, {
    delimiter: separator ?? separatorOf(body),
    // One row of names, the end of the last line, and one to see that there are too many.
    preview: mostRows + 3,
  })
  const broken = errors.find(({ type }) => type === 'Quotes')
  if (broken !== undefined)
    return {
      refused: `A quotation mark in row ${(broken.row ?? 0) + 1} is never closed. Close it, and upload it again.`,
    }
  const before = separator === undefined ? 1 : 2
  const lines = filled(data.map((cells, index) => ({ row: index + before, cells: cells.slice(0, mostCells) })))
  return data.length > mostRows + 2 || lines.length > mostRows + 1 ? { refused: tooManyRows } : { lines }
}
