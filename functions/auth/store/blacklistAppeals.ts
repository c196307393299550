import { namingOf } from '#functions/_platform/storage/naming.ts'
import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { BlacklistAppeal } from '#shared/contracts/auth/blacklistAppeals.ts'

/** An appeal as it is kept: who asked, and for which organization. */
export interface BlacklistAppealRecord extends BlacklistAppeal {
  readonly userId: string
  readonly organizationId: string
}

/** Of an organization one appeal against a domain is open. */
export const openKey = ({ domain, organizationId }: Pick<BlacklistAppealRecord, 'domain' | 'organizationId'>): string =>
  `${domain}|${organizationId}`

/** Appeals against blacklisted domains, in everyone's list by status. */
export const blacklistAppeals = defineRecord({
  kind: 'blacklistAppeal',
  notFound: 'blacklist.appealNotFound',
  version: 2,
  // From the second on it is found by whom it names.
  from: { 1: (appeal: BlacklistAppealRecord) => appeal },
  names: [namingOf<BlacklistAppealRecord>().within('by', 'CORRESPONDENT', { email: 'email', name: 'name' })],
  history: { hides: [] },
  unique: { open: (appeal: BlacklistAppealRecord) => (appeal.status === 'OPEN' ? openKey(appeal) : undefined) },
  list: {
    scopes: () => ['all'],
    groups: ({ status }: BlacklistAppealRecord) => [status],
    groupsOnly: true,
    sorts: { asked: ({ asked }: BlacklistAppealRecord) => asked },
    summary: ({ userId: _, organizationId: __, ...appeal }: BlacklistAppealRecord): BlacklistAppeal => appeal,
  },
})
