import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { fewInvitations } from '#functions/directory/public.ts'
import * as contract from '#shared/contracts/account/contacts.ts'
import { accountChanged } from '../details/accountChanged.ts'
import { accounts } from '../store/accounts.ts'
import { requireWholeAccount } from '../store/reach.ts'
import { inviteHolder } from './inviteHolder.ts'
import { contactProblems, policyHolderOf, withContact } from './policyContact.ts'

export const addPolicyContact = implement(contract.addPolicyContact)(async (call) => {
  const { params, body, actor, now, fail, requireStepUp } = call
  const account = await requireWholeAccount(params.accountId, actor)
  const errors = contactProblems(body)
  if (body.agencyId !== undefined && body.agencyId !== account.agencyId)
    errors.push({ path: ['agencyId'], detail: 'The account is not with this agency' })
  if (errors.length > 0) fail('account.invalidDetails', { errors })
  const next = await withContact(account, body, actor, now)
  const invitation = body.addUserToSystem ? await inviteHolder(next, actor, now) : { writes: [], events: [] }
  if (body.addUserToSystem) {
    requireStepUp()
    await fewInvitations(actor, body.contactEmail, now)
  }
  await commit([accounts.update(account, next), ...invitation.writes], {
    events: [accountChanged(account, next), ...invitation.events],
  })
  return policyHolderOf(next)
})
