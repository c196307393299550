import type { RegionCode } from '#shared/regions/code.ts'
import { spelled } from './spelled.ts'
import type { Clause, Part, Words } from './wording.ts'

/** What a capitalized term means: a text, or one that lists. */
export type Definition = Omit<Clause, 'only' | 'title'> | Words

/** The defined terms of a form, by term as Americans write it. */
export type Definitions = Readonly<Record<string, Definition>>

const isListed = (definition: Definition): definition is Omit<Clause, 'only' | 'title'> =>
  typeof definition === 'object' && 'text' in definition

/** The definitions of a form, in the order of the alphabet as the region calls them. */
export const definitionsPart = (definitions: Definitions, region: RegionCode): Part => ({
  title: 'What words mean',
  lead: 'Words that begin with a capital letter have these meanings wherever they stand in this policy, in the singular and the plural.',
  clauses: Object.entries(definitions)
    .sort(([a], [b]) => (spelled(a, region) < spelled(b, region) ? -1 : 1))
    .map(([title, definition]) => ({ title, ...(isListed(definition) ? definition : { text: definition }) })),
})
