import { implement } from '#functions/_platform/http/implement.ts'
import { requireAccount } from '#functions/account/public.ts'
import { raiseDispute } from '#functions/risk/public.ts'
import * as contract from '#shared/contracts/risk/disputes.ts'
import { evidenceOf } from '../quotes/evidenceOf.ts'

export const disputeFinding = implement(contract.disputeFinding)(async ({ params, body, actor, now }) => {
  const account = await requireAccount(params.accountId, actor)
  const documents = await evidenceOf({ accountId: account.id }, body.documentIds ?? [], actor)
  return raiseDispute(account, { finding: body.finding, text: body.text, documents }, { actor, now })
})
