import type { Actor } from '#functions/_platform/auth/actor.ts'
import { guardOf } from '#functions/_platform/auth/guardOf.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import {
  declineAccount,
  removeAccount,
  removeAgencyAccount,
  reopenAccount,
} from '#shared/contracts/account/accounts.ts'
import { assignAccountAgency, unlinkAccount } from '#shared/contracts/account/agencyOfAccount.ts'
import { type AccountAction, accountLife, canAccount } from '#shared/records/account/accountLife.ts'
import type { AccountRecord } from '../store/account.ts'

const guard = guardOf(accountLife, {
  refusal: 'account.notAllowed',
  contracts: [assignAccountAgency, declineAccount, removeAccount, removeAgencyAccount, reopenAccount, unlinkAccount],
})

/** What the actor can do with the account now. */
export const allowed = ({ status }: AccountRecord, actor: Actor): AccountAction[] => guard.allowed(status, { actor })

/** Refuses an action that the account's life does not allow now: what it is, and what the actor can do with it. */
export const mustAllow = ({ status }: AccountRecord, action: AccountAction, actor: Actor): void => {
  const isKept = status === 'Active Policy' && action !== 'decline' && action !== 'reopen'
  if (isKept && !canAccount(status, action)) fail('account.hasPolicy')
  guard.mustAllow(status, action, { actor })
}
