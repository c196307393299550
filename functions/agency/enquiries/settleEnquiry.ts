import { guardOf } from '#functions/_platform/auth/guardOf.ts'
import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import {
  type AccountRecord,
  accountChange,
  mayBeOwn,
  phoneDigits,
  requireWholeAccount,
} from '#functions/account/public.ts'
import { blacklistedOf } from '#functions/directory/public.ts'
import * as contract from '#shared/contracts/agency/enquiries.ts'
import { bareDomain, DomainName } from '#shared/domain/account/firmographics.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { enquiryLife } from '#shared/records/enquiry/enquiryLife.ts'
import { enquiries, requireEnquiry, saidKey } from '../store/enquiries.ts'

const guard = guardOf(enquiryLife, { refusal: 'enquiry.notAllowed', contracts: [contract.settleEnquiry] })

/** The account with whoever asked as its contact; one that has a contact keeps it, since a stranger's word replaces nobody's. */
const withAsker = (
  account: AccountRecord,
  { firstName, lastName, email, phone }: contract.AgencyEnquiry['contact'],
  now: Instant,
): AccountRecord => {
  const { policyContactEmail, policyContactFirstName, policyContactLastName } = account
  if ([policyContactEmail, policyContactFirstName, policyContactLastName].some((each) => each)) return account
  return {
    ...account,
    policyContactFirstName: firstName,
    policyContactLastName: lastName,
    policyContactEmail: email,
    ...(phone !== undefined && { policyContactPhone: phoneDigits(phone) }),
    updated: now,
  }
}

/** The website of whoever asked as a domain of an account that has none; none where it is no domain of its own, or one of no business. */
const domainFor = async (
  { domainName, domains = [] }: AccountRecord,
  { website = '' }: contract.AgencyEnquiry,
): Promise<string | undefined> => {
  const domain = DomainName.safeParse(bareDomain(website)).data
  if (domain === undefined || !mayBeOwn(domain) || domainName !== undefined || domains.length > 0) return undefined
  return (await blacklistedOf([domain])) === undefined ? domain : undefined
}

/** The account once an enquiry is taken up with it, and what follows of that: the domain is scanned after. */
const takenUp = async (account: Stored<AccountRecord>, enquiry: contract.AgencyEnquiry, now: Instant) => {
  const domainName = await domainFor(account, enquiry)
  const asked = withAsker(account, enquiry.contact, now)
  if (domainName === undefined) return { writes: [accountChange(account, asked)], events: [] }
  return {
    writes: [accountChange(account, { ...asked, domainName, scanRequested: now, updated: now })],
    events: [{ name: 'risk.scanRequested' as const, detail: { accountId: account.id } }],
  }
}

export const settleEnquiry = implement(contract.settleEnquiry)(async ({ params, body, actor, now, fail }) => {
  const { settled: _, ...enquiry } = await requireEnquiry(params.enquiryId, actor)
  guard.mustAllow(enquiry.status, body.decision, { actor })
  if (body.decision === 'reopen' && (await enquiries.idByUnique('said', saidKey(enquiry))) !== undefined)
    return fail('enquiry.openAgain')
  const account = body.decision === 'take' ? await requireWholeAccount(body.accountId, actor) : undefined
  const settled = {
    ...enquiry,
    status: guard.after(enquiry.status, body.decision),
    ...(body.decision === 'take' && { settled: { by: nameFor(actor), at: now, accountId: body.accountId } }),
    ...(body.decision === 'close' && { settled: { by: nameFor(actor), at: now, reason: body.reason } }),
  }
  const taken = account === undefined ? { writes: [], events: [] } : await takenUp(account, enquiry, now)
  await commit([enquiries.update(enquiry, settled), ...taken.writes], { events: taken.events })
  return settled
})
