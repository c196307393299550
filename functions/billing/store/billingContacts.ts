import { namingOf } from '#functions/_platform/storage/naming.ts'
import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import type { BillingContact } from '#shared/contracts/billing/billingContact.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'

/** Whom bills and reminders are sent to, and whose: an account's, an agency's or a policy's, by its id. */
export interface BillingContactRecord extends BillingContact {
  readonly ownerId: string
  readonly created: Instant
}

export type StoredContact = Stored<BillingContactRecord>

const kinds = { acc: 'account', agy: 'agency', pol: 'policy' } as const

/** The list of an owner's contacts. */
export const contactScope = (ownerId: string): string => {
  const prefix = Object.keys(kinds).find((each) => ownerId.startsWith(`${each}_`)) as keyof typeof kinds | undefined // just found among them
  return `${prefix === undefined ? 'owner' : kinds[prefix]}:${ownerId}`
}

/** Billing contacts: an e-mail once for an owner, listed by owner in the order they were added. */
export const billingContacts = defineRecord<BillingContactRecord, 'email', 'created', BillingContactRecord>({
  kind: 'billingContact',
  notFound: 'billing.contactNotFound',
  version: 2,
  // From the second on it is found by whom it names.
  from: { 1: (contact: BillingContactRecord) => contact },
  names: [
    namingOf<BillingContactRecord>().here('BILLING_CONTACT', {
      ...{ email: 'email', firstName: 'firstName', lastName: 'lastName', phones: ['phone'] },
      hasPhone: true,
    }),
  ],
  unique: { email: ({ email, ownerId }) => `${ownerId}|${email.toLowerCase()}` },
  list: {
    scopes: ({ ownerId }) => [contactScope(ownerId)],
    sorts: { created: ({ created }) => created },
    summary: (contact) => contact,
  },
})
