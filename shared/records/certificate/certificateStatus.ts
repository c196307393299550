import type { Tone } from '../tone.ts'

/** Where a certificate itself stands; how its cover does follows from the policy. */
export const certificateStatusTones = {
  ISSUED: { tone: 'bound' },
  WITHDRAWN: { tone: 'refused' },
} as const satisfies Record<string, { readonly tone: Tone }>

export type CertificateStatus = keyof typeof certificateStatusTones

export const certificateStatuses = Object.keys(certificateStatusTones) as [CertificateStatus, ...CertificateStatus[]]
