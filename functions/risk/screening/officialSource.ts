import papaparse from 'papaparse'
import { openArchive } from '#functions/_platform/files/archive.ts'
import { keepFile, readFile } from '#functions/_platform/files/files.ts'
import type { SanctionsEntry } from '#shared/domain/account/sanctions.ts'
import {
  dfatEntries,
  type ListFiles,
  ofacEntries,
  ofsiEntries,
} from '#shared/domain/account/screening/officialLists.ts'
import type { SanctionsSource } from './sanctionsSource.ts'

/** A list whose files anybody may fetch, and how they are read. */
interface OfficialList {
  readonly files: Readonly<Record<string, string>>
  readonly read: (files: ListFiles) => SanctionsEntry[]
}

/** Official lists by name, each with the addresses of its files. */
const officialFiles = {
  dfat: {
    files: { list: 'https://www.dfat.gov.au/sites/default/files/Australian_Sanctions_Consolidated_List.xlsx' },
    read: dfatEntries,
  },
  ofac: {
    files: {
      sdn: 'https://www.treasury.gov/ofac/downloads/sdn.csv',
      alt: 'https://www.treasury.gov/ofac/downloads/alt.csv',
    },
    read: ofacEntries,
  },
  ofsi: {
    files: { list: 'https://ocsistorage.blob.core.windows.net/publishlive/2022format/ConList.csv' },
    read: ofsiEntries,
  },
} as const satisfies Record<string, OfficialList>

const isOfficial = (name: string): name is keyof typeof officialFiles => name in officialFiles

/** A file is waited for so long, and no longer than so many bytes. */
const patience = 25_000
const mostBytes = 40_000_000

const keyOf = (list: string, file: string): string => `sanctions/${list}-${file}`

/** The library that reads workbooks is large: it is loaded with the first one. */
const rowsOfWorkbook = async (bytes: Uint8Array): Promise<string[][]> => {
  if (openArchive(bytes).refused !== undefined) throw new Error('The workbook is damaged.')
  const { read, utils } = await import('@e965/xlsx')
  const { SheetNames, Sheets } = read(bytes, { type: 'array', cellHTML: false })
  const sheet = Sheets[SheetNames[0] ?? '']
  return sheet === undefined ? [] : utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false, defval: '' })
}

const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

const rowsOf = async (bytes: Uint8Array): Promise<string[][]> =>
  isArchive(bytes)
    ? rowsOfWorkbook(bytes)
    : papaparse.parse<string[]>(new TextDecoder().decode(bytes), { skipEmptyLines: true }).data

/** Files by name, each as rows. */
const inRows = async (files: readonly (readonly [string, Uint8Array])[]): Promise<ListFiles> =>
  Object.fromEntries(await Promise.all(files.map(async ([file, bytes]) => [file, await rowsOf(bytes)] as const)))

const fetched = async (address: string): Promise<Uint8Array> => {
  const response = await fetch(address, { signal: AbortSignal.timeout(patience) })
  if (!response.ok) throw new Error(`It answered ${response.status}.`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (bytes.length > mostBytes) throw new Error('It is longer than any list.')
  return bytes
}

/** A list that reads as none at all has another format than it had, and is not taken. */
const mustHaveEntries = (entries: readonly SanctionsEntry[]): void => {
  if (entries.length === 0) throw new Error('No entry of it could be read.')
}

/**
 * Official lists by their public files, which are kept in the region's bucket as they came: what cannot be fetched or read
 * leaves the files of before.
 */
export const officialLists = (names: readonly string[]): SanctionsSource => {
  const lists = names.map((name) => {
    if (!isOfficial(name))
      throw new Error(`SANCTIONS_LISTS has "${name}"; each must be one of ${Object.keys(officialFiles)}.`)
    const list: OfficialList = officialFiles[name]
    return { name, ...list }
  })
  const kept = async ({ name, files, read }: (typeof lists)[number]): Promise<SanctionsEntry[] | undefined> => {
    const found = await Promise.all(
      Object.keys(files).map(async (file) => [file, await readFile(keyOf(name, file))] as const),
    )
    const whole = found.flatMap(([file, bytes]) => (bytes === undefined ? [] : [[file, bytes] as const]))
    return whole.length < found.length ? undefined : read(await inRows(whole))
  }
  return {
    refresh: async () => {
      const failed = await Promise.all(
        lists.map(async ({ name, files, read }) => {
          try {
            const come = await Promise.all(
              Object.entries(files).map(async ([file, address]) => [file, await fetched(address)] as const),
            )
            mustHaveEntries(read(await inRows(come)))
            for (const [file, body] of come)
              await keepFile({ key: keyOf(name, file), body, contentType: 'application/octet-stream' })
            return []
          } catch (error) {
            return [`${name}: ${error instanceof Error ? error.message : String(error)}`]
          }
        }),
      )
      return failed.flat()
    },
    entries: async () => {
      const read = await Promise.all(lists.map(kept))
      const missing = lists.filter((_, index) => read[index] === undefined).map(({ name }) => name)
      if (missing.length === lists.length) return undefined
      if (missing.length > 0) throw new Error(`Sanctions lists never came: ${missing.join(', ')}.`)
      return read.flatMap((entries) => entries ?? [])
    },
  }
}
