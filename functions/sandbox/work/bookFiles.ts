import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { keepFile, readFile, removeFile } from '#functions/_platform/files/files.ts'
import { held } from '#functions/_platform/held/held.ts'
import type { KeptBook } from '#functions/_platform/sandbox/sandboxes.ts'
import { keyOf, nameOf, type Row } from '#functions/_platform/storage/verify/rawRows.ts'

const pack = promisify(gzip)
const unpack = promisify(gunzip)

/** JSON has no bytes: they are written so. */
const bytesMark = '$bytes'

/** A row in a line, the same for the same row, whatever the order of its attributes. */
const lineOf = (row: Row): string =>
  JSON.stringify(row, function (this: Record<string, unknown>, key, value: unknown) {
    const raw = this[key]
    if (raw instanceof Uint8Array) return { [bytesMark]: Buffer.from(raw).toString('base64') }
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value
  })

const rowOf = (line: string): Row =>
  JSON.parse(line, (_, value: unknown) =>
    typeof value === 'object' && value !== null && bytesMark in value
      ? new Uint8Array(Buffer.from(String(value[bytesMark]), 'base64'))
      : value,
  ) as Row

/** By which a row is known to be as it was. */
export const digestOf = (row: Row): string => createHash('sha1').update(lineOf(row)).digest('base64')

const fileOf = ({ name }: Pick<KeptBook, 'name'>, file: string): string => `sandbox/${name}/${file}`

const keepLines = async (key: string, lines: readonly string[]): Promise<void> =>
  keepFile({ key, body: await pack(lines.join('\n')), contentType: 'application/gzip' })

const linesOf = async (key: string): Promise<string[]> => {
  const bytes = await readFile(key)
  if (bytes === undefined) throw new Error(`The file ${key} of what the sandbox is put back to is not there.`)
  const text = (await unpack(bytes)).toString()
  return text === '' ? [] : text.split('\n')
}

/** Keeps a part of a book: its rows, and by themselves their names with the digests. */
export const keepPart = async (book: KeptBook, part: number, rows: readonly Row[]): Promise<void> => {
  await keepLines(fileOf(book, `rows-${part}.gz`), rows.map(lineOf))
  await keepLines(
    fileOf(book, `names-${part}.gz`),
    rows.map((row) => JSON.stringify([nameOf(keyOf(row)), digestOf(row)])),
  )
}

/** What was read last is asked for again by the next piece. */
const readLast = held(() => new Map<string, Promise<unknown>>())
const readOnce = <Read>(key: string, most: number, read: () => Promise<Read>): Promise<Read> => {
  const known = readLast()
  const reading = (known.get(key) as Promise<Read> | undefined) ?? read()
  known.delete(key)
  known.set(key, reading)
  reading.catch(() => known.delete(key))
  for (const oldest of [...known.keys()].slice(0, -most)) known.delete(oldest)
  return reading
}

/** So many parts, and the names of a whole book, are held. */
const mostHeld = 4

/** Of a part, the rows of these names. */
export const rowsOfPart = async (book: KeptBook, part: number, names: ReadonlySet<string>): Promise<Row[]> => {
  const key = fileOf(book, `rows-${part}.gz`)
  const rows = await readOnce(key, mostHeld, async () => (await linesOf(key)).map(rowOf))
  return rows.filter((row) => names.has(nameOf(keyOf(row))))
}

/** Where a kept row stands, and what it was. */
export interface Kept {
  /** Its place among all, from 0. */
  readonly place: number
  readonly part: number
  readonly digest: string
}

/** Every row of a kept book by its name. */
export const namesOf = (book: KeptBook): Promise<ReadonlyMap<string, Kept>> =>
  readOnce(fileOf(book, 'names'), mostHeld, () => readNames(book))

const readNames = async (book: KeptBook): Promise<ReadonlyMap<string, Kept>> => {
  const names = new Map<string, Kept>()
  for (let part = 0; part < book.parts; part += 1)
    for (const line of await linesOf(fileOf(book, `names-${part}.gz`))) {
      const [name, digest] = JSON.parse(line) as [string, string]
      names.set(name, { place: names.size, part, digest })
    }
  return names
}

/** Which of a book's rows were found so far while it is put back, a bit for each. */
export const foundOf = async (book: KeptBook, isBegun: boolean): Promise<Uint8Array> => {
  const kept = isBegun ? await readFile(fileOf(book, 'found')) : undefined
  return kept ?? new Uint8Array(Math.ceil(book.rows / 8))
}

export const keepFound = (book: KeptBook, found: Uint8Array): Promise<void> =>
  keepFile({ key: fileOf(book, 'found'), body: found, contentType: 'application/octet-stream' })

/** Removes what was kept of a book. */
export const forgetBook = async (book: KeptBook): Promise<void> => {
  for (let part = 0; part < book.parts; part += 1) {
    await removeFile(fileOf(book, `rows-${part}.gz`))
    await removeFile(fileOf(book, `names-${part}.gz`))
  }
  await removeFile(fileOf(book, 'found'))
}
