import type { Account } from '#shared/contracts/account/account.ts'
import { answersOf } from '../risk/assessed.ts'
import type { AccountRecord } from './account.ts'
import { hasBusiness } from './accounts.ts'

/** An account as the wire has it. What the contract does not name, the answers among it, does not leave. */
export const toAccount = (account: AccountRecord): Account => {
  const answers = answersOf(account)
  return {
    ...account,
    ...hasBusiness(account),
    incidentResponsePlan: answers.incidentResponsePlan ?? answers.planIncidentResponse,
  }
}
