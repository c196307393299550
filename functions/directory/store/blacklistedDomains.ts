import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { BlacklistedDomain } from '#shared/contracts/auth/blacklist.ts'

/** A blacklisted domain as it is kept: its name is its id. */
export interface BlacklistedDomainRecord extends BlacklistedDomain {
  readonly id: string
}

/** Domains with which no business is done, in everyone's list by name and by the day on which they came. */
export const blacklistedDomains = defineRecord({
  kind: 'blacklistedDomain',
  notFound: 'blacklist.notFound',
  history: { hides: [] },
  list: {
    scopes: () => ['all'],
    sorts: {
      name: ({ name }: BlacklistedDomainRecord) => name,
      created: ({ created }: BlacklistedDomainRecord) => created,
    },
    summary: ({ id: _, ...domain }: BlacklistedDomainRecord): BlacklistedDomain => domain,
  },
  search: ({ name }: BlacklistedDomainRecord) => [name],
})
