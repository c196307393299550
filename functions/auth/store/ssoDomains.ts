import { defineRecord } from '#functions/_platform/storage/record.ts'

/** An e-mail domain whose people sign in with their own identity provider. */
export interface SsoDomainRecord {
  readonly id: string
  /** Lower case. */
  readonly domain: string
  /** The identity provider's name in the user pool. */
  readonly provider: string
}

export const ssoDomains = defineRecord({
  kind: 'ssoDomain',
  notFound: 'auth.ssoRefused',
  unique: { domain: (each: SsoDomainRecord) => each.domain },
})
