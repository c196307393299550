import au from '../../data/companies-au.json' with { type: 'json' }
import uk from '../../data/companies-uk.json' with { type: 'json' }
import us from '../../data/companies-us.json' with { type: 'json' }
import type { RegionCode } from '../../regions/code.ts'
import type { RegisteredCompany } from './companyRegister.ts'
import { entityTypes, ownershipTypes } from './firmographics.ts'

type Row = Omit<RegisteredCompany, 'ownershipType' | 'entityType'> & {
  readonly ownershipType: string
  readonly entityType: string
}

const wordOf = <Word extends string>(wordsOfList: readonly Word[], text: string): Word => {
  const word = wordsOfList.find((candidate) => candidate === text)
  if (word === undefined) throw new RangeError(`the company register says ${text}`)
  return word
}

const registered = (rows: readonly Row[]): RegisteredCompany[] =>
  rows.map((row) => ({
    ...row,
    ownershipType: wordOf(ownershipTypes, row.ownershipType),
    entityType: wordOf(entityTypes, row.entityType),
  }))

/** The sandbox company register: invented companies on reserved domains and phone numbers, one list a region. */
export const companies: Readonly<Record<RegionCode, readonly RegisteredCompany[]>> = {
  us: registered(us),
  uk: registered(uk),
  au: registered(au),
}
