/** Of which list an entry is, and whom it names. */
export interface Listed {
  readonly name: string
  readonly program: string
}

/**
 * Groups and persons whom nobody may insure and to whom nobody may pay a ransom or anything else, as treasuries publish them
 * (OFAC, OFSI, DFAT). It is the list that is shipped; a screening service of the deployment's own may stand beside it.
 */
export const sanctionsList: readonly Listed[] = [
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
]

/** Countries into which no payment goes, by ISO 3166. */
export const embargoedCountries: readonly string[] = ['CU', 'IR', 'KP', 'SY']

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const companyWords = new Set(['corp', 'europe', 'gang', 'group', 'inc', 'limited', 'llc', 'ltd', 'otc', 'the'])
const wordsOf = (name: string): string[] => {
  const words = plain(name).split(' ')
  const telling = words.filter((word) => !companyWords.has(word))
  // Of a name that is common words alone, all are looked for.
  return telling.length > 0 && telling.join('').length >= 6 ? telling : words
}

interface Screening {
  readonly names: readonly string[]
  readonly country?: string | undefined
}

/** Whom of a list somebody may be, by all telling words of a listed name; or the embargo of their country. */
export const screened = ({ names, country }: Screening): Listed[] => {
  const known = names.map((name) => new Set(plain(name).split(' ')))
  const joined = names.map((name) => plain(name).replaceAll(' ', ''))
  const hits = sanctionsList.filter(({ name }) => {
    const words = wordsOf(name)
    return known.some((set) => words.every((word) => set.has(word))) || joined.includes(plain(name).replaceAll(' ', ''))
  })
  const embargo =
    country !== undefined && embargoedCountries.includes(country.toUpperCase())
      ? [{ name: country.toUpperCase(), program: 'EMBARGO' }]
      : []
  return [...hits, ...embargo]
}
