import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/account/assignment.ts'
import { accounts } from '../store/accounts.ts'

/** Answers the same whether the account exists or not: asking must not tell who is a client of whom. */
export const requestAccountAccess = implement(contract.requestAccountAccess)(async ({ body, actor }) => {
  const accountId =
    body.accountId ?? (body.cbid === undefined ? undefined : await accounts.idByUnique('cbid', body.cbid))
  const account = accountId === undefined ? undefined : await accounts.byId(accountId)
  if (account === undefined) return
  const { message } = body
  await commit([], {
    events: [
      {
        name: 'account.accessRequested',
        detail: { accountId: account.id, userId: actor.userId, ...(message && { message }) },
      },
    ],
  })
})
