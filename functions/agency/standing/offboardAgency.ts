import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/agencyStanding.ts'
import { todayHere } from '../todayHere.ts'
import { stand } from './stand.ts'

export const offboardAgency = implement(contract.offboardAgency)(async ({ params, body, actor, now, fail }) => {
  const { reason, lastDay } = body
  if (lastDay < todayHere(now)) fail('relationship.endsBeforeItBegins')
  return stand({ agencyId: params.agencyId, action: 'offboard', reason, lastDay, actor, now })
})
