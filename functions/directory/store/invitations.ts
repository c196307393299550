import { defineRecord } from '#functions/_platform/storage/record.ts'
import { hashOf } from '../secrets/secret.ts'
import type { LinkGuest } from './links.ts'

/** An invitation to sign up, known by the code that the guest types in. */
export interface InvitationRecord {
  /** Made of the code's hash. */
  readonly id: string
  readonly guest: LinkGuest
  /** Epoch seconds. */
  readonly expiresAt: number
}

export const invitations = defineRecord<InvitationRecord>({
  kind: 'invitation',
  notFound: 'auth.invitationRefused',
  expiresAt: (invitation) => invitation.expiresAt,
})

/** Codes are compared without regard to case and spaces. */
export const invitationId = (code: string): string => `ivt_${hashOf(code.replace(/[\s-]/g, '').toUpperCase())}`
