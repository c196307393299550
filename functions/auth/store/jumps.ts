import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { AccountType } from '#shared/permissions.ts'
import type { SessionRecord } from './sessions.ts'

/** That somebody of the staff went into an account: its people read who, when and why. */
export interface JumpRecord {
  /** That of its session, as a jump's. */
  readonly id: string
  readonly userId: string
  /** The person's, as it was. */
  readonly name: string
  readonly accountType: AccountType
  readonly organizationId: string
  readonly reason: string
  /** It was to look alone. */
  readonly lookOnly?: boolean | undefined
  /** Instants. It ends then at the latest; `endedAt` when the person left before. */
  readonly beganAt: Instant
  readonly endsAt: Instant
  readonly endedAt?: Instant
}

const words: Readonly<Partial<Record<AccountType, string>>> = { AGENCY: 'agency', CUSTOMER: 'account' }

export const jumps = defineRecord({
  kind: 'jump',
  notFound: 'session.notFound',
  history: { hides: [] },
  list: {
    scopes: ({ accountType, organizationId }: JumpRecord) => [
      'all',
      `${words[accountType] ?? 'organization'}:${organizationId}`,
    ],
    sorts: { began: (jump: JumpRecord) => jump.beganAt },
    summary: ({ id, name, reason, beganAt, endsAt }: JumpRecord) => ({ id, name, reason, beganAt, endsAt }),
  },
})

/** The jump that a session is. */
export const jumpIdOf = ({ id }: Pick<SessionRecord, 'id'>): string => id.replace(/^ses_/, 'jmp_')
