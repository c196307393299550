import type { PersonaRecord } from '#functions/directory/store/personas.ts'
import type { RelationshipKind } from '#shared/domain/organizations/relationships.ts'

/** What those have a share in who are on the programme: all of the provider's business. */
export const programmeScope = 'all'

const kinds: Readonly<Partial<Record<PersonaRecord['type'], RelationshipKind>>> = {
  carrier: 'carriedBy',
  premiumprocessor: 'processedBy',
  reinsurer: 'reinsuredBy',
}

/** How the programme stands to an organization of a kind; undefined for a kind that is never on it. */
export const programmeLinkOf = ({ type }: Pick<PersonaRecord, 'type'>): RelationshipKind | undefined => kinds[type]
