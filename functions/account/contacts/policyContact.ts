import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import type { ProblemError } from '#shared/contract/problems.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { readPhone } from '#shared/regions/phone.ts'
import { regionOf } from '#shared/regions/regions.ts'
import type { AccountRecord } from '../store/account.ts'

interface Contact {
  readonly contactFirstName: string
  readonly contactLastName: string
  readonly contactEmail: string
  readonly contactPhone: string
  readonly agentFirstName?: string | undefined
  readonly agentLastName?: string | undefined
  readonly agentEmail?: string | undefined
  readonly agentPhone?: string | undefined
}

/** What is wrong with a contact for the region. */
export const contactProblems = ({ contactPhone }: Contact): ProblemError[] =>
  readPhone(regionOf(config.region), contactPhone).ok
    ? []
    : [{ path: ['contactPhone'], detail: 'Please enter a valid Policy Holder Phone Number.' }]

/** A phone of the region as it is kept; digits alone where it is none. */
export const phoneDigits = (text: string): string => {
  const reading = readPhone(regionOf(config.region), text)
  return reading.ok ? reading.phone.digits : text.replace(/\D/g, '')
}

/** The account with its policy holder; staff acting for the agency set its agent as well. */
export const withContact = (account: AccountRecord, contact: Contact, actor: Actor, now: Instant): AccountRecord => ({
  ...account,
  policyContactFirstName: contact.contactFirstName,
  policyContactLastName: contact.contactLastName,
  policyContactEmail: contact.contactEmail,
  policyContactPhone: phoneDigits(contact.contactPhone),
  ...(actor.accountType === 'COWBELL' && {
    ...(contact.agentFirstName && { agentFirstName: contact.agentFirstName }),
    ...(contact.agentLastName && { agentLastName: contact.agentLastName }),
    ...(contact.agentEmail && { agentEmail: contact.agentEmail }),
    ...(contact.agentPhone && { agentPhone: phoneDigits(contact.agentPhone) }),
  }),
  updated: now,
})

/** The policy holder as both operations answer. */
export const policyHolderOf = (account: AccountRecord) => ({
  customerName: `${account.policyContactFirstName ?? ''} ${account.policyContactLastName ?? ''}`.trim(),
  customerEmail: account.policyContactEmail ?? '',
  customerPhoneNumber: account.policyContactPhone ?? '',
})
