import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { defineRecord, type Stored, type Write } from '#functions/_platform/storage/record.ts'
import type { UserRecord } from '#functions/directory/store/users.ts'
import type { WorkflowFlow } from '#shared/contract/operation.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { Device } from '#shared/domain/identity/device.ts'
import { lifetimes, sessionEnd } from '#shared/domain/identity/lifetimes.ts'
import type { AccountType } from '#shared/permissions.ts'

/** Whose session it is and as what: a user at home or in another organization, or the holder of a one-time code. */
export type SessionHolder =
  | { readonly kind: 'HOME'; readonly userId: string }
  | { readonly kind: 'SWITCH'; readonly userId: string; readonly organizationId: string }
  | {
      readonly kind: 'JUMP'
      readonly userId: string
      readonly accountType: AccountType
      readonly organizationId: string
    }
  | {
      readonly kind: 'WORKFLOW'
      readonly workflowId: string
      readonly flow: WorkflowFlow
      readonly subjectId: string
      /** The account of a quote, which the code opens too. */
      readonly accountId?: string
      readonly name: string
      readonly email: string
    }

/**
 * A session: the family of refresh tokens that one sign-in has begun. A refresh token is `<id>.<device>.<rotation>`; the
 * device part stays, the rotation part works once. Both are kept as SHA-256 alone.
 */
export interface SessionRecord {
  readonly id: string
  readonly holder: SessionHolder
  /** How it was opened and confirmed since, as the tokens' `amr` says. */
  readonly amr: readonly string[]
  readonly deviceHash: string
  readonly rotationHash: string
  /** The rotation before and how the present one follows from it, for an answer that got lost on its way. */
  readonly before?: { readonly rotationHash: string; readonly step: string; readonly rotatedAt: string }
  /** The user pool's own token of the sign-in, with which an authenticator app is set up. */
  readonly identityToken?: string
  readonly device: Device
  /** Where it was last used: a network, and its country where the edge says it. */
  readonly place: { readonly network: string; readonly country?: string }
  /** On a device that the user asked to remember. */
  readonly remembered: boolean
  /** When the user last proved fully who it is (epoch seconds). */
  readonly stepUpAt?: number
  readonly beganAt: Instant
  /** When its tokens were last renewed. */
  readonly lastUsedAt: string
  /** When the user ended all other sessions and kept this one. */
  readonly keptAt?: string
  /** Epoch seconds; later with each use, where a session ends for want of it. */
  readonly expiresAt: number
}

export const sessions = defineRecord({
  kind: 'session',
  notFound: 'session.notFound',
  list: {
    scopes: ({ holder }: SessionRecord) => (holder.kind === 'WORKFLOW' ? [] : [sessionsOf(holder.userId)]),
    sorts: { lastUsed: (session: SessionRecord) => session.lastUsedAt },
    summary: ({ id }: SessionRecord) => ({ id }),
  },
  expiresAt: (session: SessionRecord) => session.expiresAt,
})

/** When a session ends that is used now, in epoch seconds: a jump's after an hour, others as `sessionEnd` says. */
export const endOf = (
  { holder, beganAt, remembered }: Pick<SessionRecord, 'beganAt' | 'holder' | 'remembered'>,
  now: Instant,
): number =>
  holder.kind === 'JUMP'
    ? epochSeconds(beganAt) + lifetimes.jumpedSession
    : sessionEnd({ began: epochSeconds(beganAt), lastUsed: epochSeconds(now) }, remembered)

/** The list of a user's sessions. */
export const sessionsOf = (userId: string): string => `user:${userId}`

/** Whether the session is a user's own. */
export const isOf = ({ holder }: SessionRecord, userId: string): boolean =>
  holder.kind !== 'WORKFLOW' && holder.userId === userId

/** Whether the user has not ended it along with others. */
export const standsFor = ({ keptAt, beganAt }: SessionRecord, user: UserRecord): boolean =>
  (keptAt ?? beganAt) >= user.sessionsValidFrom

/** Ends a session with the access tokens that it has, which else live on for some minutes. */
export const endedAtOnce = (session: Stored<SessionRecord>): Write => ({
  ...sessions.remove(session),
  ends: [session.id],
})
