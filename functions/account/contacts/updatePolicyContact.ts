import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/account/contacts.ts'
import { accountChanged } from '../details/accountChanged.ts'
import { accounts } from '../store/accounts.ts'
import { requireWholeAccount } from '../store/reach.ts'
import { contactProblems, policyHolderOf, withContact } from './policyContact.ts'

export const updatePolicyContact = implement(contract.updatePolicyContact)(
  async ({ params, body, actor, now, fail }) => {
    const account = await requireWholeAccount(params.accountId, actor)
    const errors = contactProblems(body)
    if (errors.length > 0) fail('account.invalidDetails', { errors })
    const next = await withContact(account, body, actor, now)
    await commit([accounts.update(account, next)], { events: [accountChanged(account, next)] })
    return policyHolderOf(next)
  },
)
