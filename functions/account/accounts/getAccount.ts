import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/accounts.ts'
import { asFarAsKnown, requireAccount } from '../store/reach.ts'
import { toAccount } from '../store/toAccount.ts'

export const getAccount = implement(contract.getAccount)(async ({ params, actor }) =>
  asFarAsKnown(toAccount(await requireAccount(params.accountId, actor)), actor),
)
