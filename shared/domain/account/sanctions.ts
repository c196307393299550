import { type NameIndex, nameIndex } from './screening/nameIndex.ts'

/** Which official list an entry is of. */
type OfficialSource = 'DFAT' | 'OFAC' | 'OFSI'

/** Of which programme an entry is, and whom it names. */
export interface Listed {
  readonly name: string
  readonly program: string
}

/** An entry of a list. */
export interface SanctionsEntry extends Listed {
  /** Other names and spellings. */
  readonly aliases?: readonly string[]
  readonly source?: OfficialSource
}

/** Entries at one moment; of a version they are always the same. */
export interface SanctionsList {
  readonly version: string
  readonly entries: readonly SanctionsEntry[]
}

/**
 * Groups and persons whom nobody may insure and to whom nobody may pay a ransom or anything else, as treasuries publish them
 * (OFAC, OFSI, DFAT). It is the list that is shipped and stands where a deployment takes no official one.
 */
export const shippedSanctions: SanctionsList = {
  version: 'shipped-2026-11-25',
  entries: [
    { name: 'Evil Corp', program: 'CYBER2' },
    { name: 'Dridex Gang', program: 'CYBER2' },
    { name: 'Lazarus Group', program: 'DPRK3' },
    { name: 'Bluenoroff', program: 'DPRK3' },
    { name: 'Andariel', program: 'DPRK3' },
    { name: 'Trickbot Group', program: 'CYBER2' },
    { name: 'Wizard Spider', program: 'CYBER2' },
    { name: 'SamSam', program: 'CYBER2' },
    { name: 'LockBit', program: 'CYBER2' },
    { name: 'SUEX OTC', program: 'CYBER2' },
    { name: 'Chatex', program: 'CYBER2' },
    { name: 'Garantex Europe', program: 'CYBER2' },
    { name: 'Hydra Market', program: 'CYBER2' },
    { name: 'Tornado Cash', program: 'CYBER2' },
  ],
}

/** The programme of what is held back for its country. */
export const embargo = 'EMBARGO'

/** Countries into which no payment goes, by ISO 3166. */
export const embargoedCountries: readonly string[] = ['CU', 'IR', 'KP', 'SY']

interface Shelved {
  readonly list: SanctionsList
  readonly index: NameIndex<SanctionsEntry>
}

const shelve = (list: SanctionsList): Shelved => ({
  list,
  index: nameIndex(list.entries, ({ name, aliases = [] }) => [name, ...aliases]),
})

const shipped = shelve(shippedSanctions)
let shelf = shipped

/** Puts a list in the place of the one before, for every screening of this process; the shipped one where none is given. */
export const laySanctions = (list?: SanctionsList): void => {
  if (list === undefined) shelf = shipped
  else if (list.version !== shelf.list.version) shelf = shelve(list)
}

/** The version of the list that names are held against now. */
export const sanctionsVersion = (): string => shelf.list.version

interface Screening {
  readonly names: readonly string[]
  readonly country?: string | undefined
}

/** Whom of a list a name may be, and how much of a hundred it is their name. */
export interface SanctionsHit extends Listed {
  readonly score: number
}

/** Whom of the list somebody may be, by name however it is written; or the embargo of their country. */
export const screened = ({ names, country }: Screening): SanctionsHit[] => {
  const best = new Map<SanctionsEntry, number>()
  for (const name of names)
    for (const { entry, score } of shelf.index.find(name)) best.set(entry, Math.max(score, best.get(entry) ?? 0))
  const held =
    country !== undefined && embargoedCountries.includes(country.toUpperCase())
      ? [{ name: country.toUpperCase(), program: embargo, score: 100 }]
      : []
  return [...[...best].map(([{ name, program }, score]) => ({ name, program, score })), ...held]
}
