/** As what a record of business names somebody who need be no user of the platform. */
export const namedAs = [
  'POLICY_HOLDER',
  'POLICY_CONTACT',
  'SIGNATORY',
  'RESPONDENT',
  'REPORTER',
  'CLAIM_CONTACT',
  'BILLING_CONTACT',
  'RECIPIENT',
  'AGENT',
  'ORGANIZATION_CONTACT',
  'LICENSEE',
  'PAYER',
  'SIGNED',
  'CORRESPONDENT',
  'KEEPER',
  'TESTER',
] as const
export type NamedAs = (typeof namedAs)[number]

/** Somebody as a record names them. */
export interface NamedPerson {
  readonly email: string
  readonly name: string
  readonly phone?: string | undefined
}

/** What a record is to say of somebody from now on; what is left out stays. Without a phone, an empty one. */
export interface Anew {
  readonly email?: string | undefined
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly phone?: string | undefined
}

/** Whether two addresses are one. */
export const isSameEmail = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()
