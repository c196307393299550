import { guardOf } from '#functions/_platform/auth/guardOf.ts'
import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { type AccountRecord, accountChange, phoneDigits, requireWholeAccount } from '#functions/account/public.ts'
import * as contract from '#shared/contracts/agency/enquiries.ts'
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
  await commit([
    enquiries.update(enquiry, settled),
    ...(account === undefined ? [] : [accountChange(account, withAsker(account, enquiry.contact, now))]),
  ])
  return settled
})
