import { type Naming, namingOf } from '#functions/_platform/storage/naming.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'

const { here, within } = namingOf<QuoteRecord>()
const proof = { isProof: true } as const

/** Whom a quote names. Who signed or confirmed what is proof of it, and stays. */
export const quoteNames: readonly Naming<QuoteRecord>[] = [
  here('POLICY_HOLDER', {
    email: 'customerEmail',
    firstName: 'customerFirstName',
    lastName: 'customerLastName',
    phones: ['customerPhone'],
  }),
  within('signRequest', 'SIGNATORY', { email: 'signerEmail', name: 'signerName' }),
  within('questionnaire', 'RESPONDENT', { email: 'email', name: 'name' }),
  within('sent', 'RECIPIENT', { email: 'to' }),
  within('sentToAgency', 'AGENT', { email: 'email', name: 'name', phones: ['phone'], hasPhone: true }),
  within('signature', 'SIGNED', { email: 'email', name: 'name' }, proof),
  within('attestation', 'SIGNED', { email: 'email', name: 'name' }, proof),
  within('surplusNotice', 'SIGNED', { email: 'email', name: 'name' }, proof),
]
