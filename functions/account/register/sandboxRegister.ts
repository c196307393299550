import { config } from '#functions/_platform/config/config.ts'
import { wordsOf } from '#functions/_platform/storage/words.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import type { Company, CompanyRegister } from './companyRegister.ts'

interface Entry {
  readonly company: Company
  /** Name, number and domain in the words of the search. */
  readonly text: string
}

const loaders: Readonly<Record<RegionCode, () => Promise<readonly object[]>>> = {
  au: async () => (await import('#shared/data/companies-au.json', { with: { type: 'json' } })).default,
  uk: async () => (await import('#shared/data/companies-uk.json', { with: { type: 'json' } })).default,
  us: async () => (await import('#shared/data/companies-us.json', { with: { type: 'json' } })).default,
}

const load = async (region: RegionCode): Promise<readonly Entry[]> =>
  // The files are written by the platform and tested to have this shape.
  ((await loaders[region]()) as readonly Company[]).map((company) => ({
    company,
    text: wordsOf(`${company.name} ${company.dunsNumber ?? ''} ${company.domainName ?? ''}`).join(' '),
  }))

const loaded = new Map<RegionCode, Promise<readonly Entry[]>>()

const entries = (): Promise<readonly Entry[]> => {
  const known = loaded.get(config.region) ?? load(config.region)
  loaded.set(config.region, known)
  return known
}

/** Those whose first word starts with what was typed come first, then by name. */
const rank = (typed: string) => (a: Entry, b: Entry) =>
  Number(b.text.startsWith(typed)) - Number(a.text.startsWith(typed)) || (a.text < b.text ? -1 : 1)

/**
 * The register that ships with the platform: invented companies of the region, read from a file on the first search. It
 * stands in for a data provider where there is none.
 */
export const sandboxRegister: CompanyRegister = {
  search: async ({ text, state, page, size }) => {
    const words = wordsOf(text)
    const found = (await entries())
      .filter(({ company }) => state === undefined || company.state?.toLowerCase() === state.toLowerCase())
      .filter((entry) => words.every((word) => entry.text.includes(word)))
      .sort(rank(words.join(' ')))
    const companies = found.slice(page * size, (page + 1) * size).map(({ company }) => company)
    return { companies, total: found.length }
  },
  byId: async (cbid) => (await entries()).find(({ company }) => company.cbid === cbid)?.company,
}
