import type { CertificateStanding } from '#shared/domain/policy/certificateStanding.ts'
import type { Tone } from '#shared/records/tone.ts'

/** What the standing of a certificate means to who holds it. */
export const certificateTones: Readonly<Record<CertificateStanding, Tone>> = {
  IN_FORCE: 'active',
  NOT_BEGUN: 'ready',
  REVISED: 'review',
  CANCELLED: 'refused',
  EXPIRED: 'ended',
  WITHDRAWN: 'refused',
}
