import { implement } from '#functions/_platform/http/implement.ts'
import { listAccountEntries as contract } from '#shared/contracts/billing/books.ts'
import { accountBookOf } from './accountBookOf.ts'

/** A page of an account, with what it held before and holds then. */
export const listAccountEntries = implement(contract)(async ({ params, query, actor, now }) => {
  const { size, after, ...asked } = query
  return accountBookOf({ ...asked, code: params.ledgerAccount, page: { size, after } }, { actor, now })
})
