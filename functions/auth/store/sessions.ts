import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { WorkflowFlow } from '#shared/contract/operation.ts'
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
  /** How it was opened, as the tokens' `amr` says. */
  readonly amr: readonly string[]
  readonly deviceHash: string
  readonly rotationHash: string
  /** The rotation before and how the present one follows from it, for an answer that got lost on its way. */
  readonly before?: { readonly rotationHash: string; readonly step: string; readonly rotatedAt: string }
  /** The user pool's own token of the sign-in, with which an authenticator app is set up. */
  readonly identityToken?: string
  readonly beganAt: string
  /** Epoch seconds. */
  readonly expiresAt: number
}

export const sessions = defineRecord<SessionRecord>({
  kind: 'session',
  notFound: 'auth.sessionExpired',
  expiresAt: (session) => session.expiresAt,
})
