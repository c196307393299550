import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { SentCode } from '#functions/directory/secrets/sentCode.ts'

/** A code that was sent as a second factor, or to turn one on. */
export interface MfaCodeRecord {
  readonly id: string
  readonly sent: SentCode
  /** Epoch seconds. */
  readonly expiresAt: number
}

export const mfaCodes = defineRecord<MfaCodeRecord>({
  kind: 'mfaCode',
  notFound: 'auth.mfaCodeWrong',
  expiresAt: (code) => code.expiresAt,
})
