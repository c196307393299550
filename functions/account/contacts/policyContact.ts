import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { problemSentence } from '#functions/_platform/problems/problemSentence.ts'
import { agencyById, agentOfAgency } from '#functions/directory/public.ts'
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

/** The account with whom staff name as its agent: somebody of its agency under their own name, or whom it has anyway. */
const withAgent = async (account: AccountRecord, { agentEmail, agentPhone }: Contact): Promise<AccountRecord> => {
  const phone = agentPhone ? { agentPhone: phoneDigits(agentPhone) } : {}
  if (!agentEmail || agentEmail.toLowerCase() === account.agentEmail?.toLowerCase()) return { ...account, ...phone }
  const agency = account.agencyId === undefined ? undefined : await agencyById(account.agencyId)
  const agent = agency && (await agentOfAgency(agency, agentEmail))
  const { agentId: _, agentPhone: __, ...rest } = account
  if (agent !== undefined) return { ...rest, ...agent, ...phone }
  const detail = problemSentence('account.agentUnknown')
  return fail('account.agentUnknown', { errors: [{ path: ['agentEmail'], detail }] })
}

/**
 * The account with its policy holder; staff acting for the agency set its agent as well.
 * @throws account.agentUnknown
 */
export const withContact = async (
  account: AccountRecord,
  contact: Contact,
  actor: Actor,
  now: Instant,
): Promise<AccountRecord> => ({
  ...(actor.accountType === 'COWBELL' ? await withAgent(account, contact) : account),
  policyContactFirstName: contact.contactFirstName,
  policyContactLastName: contact.contactLastName,
  policyContactEmail: contact.contactEmail,
  policyContactPhone: phoneDigits(contact.contactPhone),
  updated: now,
})

/** The policy holder as both operations answer. */
export const policyHolderOf = (account: AccountRecord) => ({
  customerName: `${account.policyContactFirstName ?? ''} ${account.policyContactLastName ?? ''}`.trim(),
  customerEmail: account.policyContactEmail ?? '',
  customerPhoneNumber: account.policyContactPhone ?? '',
})
