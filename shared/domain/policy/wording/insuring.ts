import { catalogue } from '../../coverage/catalogue.ts'
import { type Coverage, coverageGroups } from '../../coverage/coverage.ts'
import type { CoverageKey } from '../../coverage/coverageId.ts'
import type { Clause, Part } from './wording.ts'

/** What a coverage insures: the clause under its name in the catalogue. */
export type Agreement = Omit<Clause, 'only' | 'title'>

/** The insuring agreements of a form, by coverage. */
export type Agreements = Partial<Readonly<Record<CoverageKey, Agreement>>>

const agreementOf = ({ key, name }: Coverage, agreements: Agreements): Clause[] => {
  const agreement = agreements[key]
  return agreement === undefined ? [] : [{ title: name, ...agreement }]
}

/**
 * The insuring agreements of the coverages that a line carries, under the groups and names that declarations have for them,
 * so that each coverage of the declarations finds its own.
 */
export const insuringParts = (agreements: Agreements, carried: ReadonlySet<CoverageKey>): Part[] =>
  Object.entries(coverageGroups).flatMap(([id, group]) => {
    const coverages = catalogue.filter(({ key, groupId }) => String(groupId) === id && carried.has(key))
    const clauses = coverages.flatMap((coverage) => agreementOf(coverage, agreements))
    return clauses.length === 0 ? [] : [{ title: `What is insured: ${group.toLowerCase()}`, clauses }]
  })
