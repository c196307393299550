import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { requireWholeAccount } from '#functions/account/public.ts'
import * as contract from '#shared/contracts/account/agencyOfAccount.ts'
import { requireAgency } from '../agencyReach.ts'
import { agentOf } from './agentOf.ts'
import { moveClient } from './moveClient.ts'

export const assignAccountAgency = implement(contract.assignAccountAgency)(async ({ params, body, actor, now }) => {
  const account = await requireWholeAccount(params.accountId, actor)
  const agency = await requireAgency(body.agencyId, actor)
  const agent = await agentOf(agency, body.agentEmail)
  const { writes, events } = await moveClient({ account, agency, agent, linked: body.link, actor, now })
  await commit(writes, { events })
})
