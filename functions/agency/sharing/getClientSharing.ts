import { implement } from '#functions/_platform/http/implement.ts'
import { getClientSharing as contract } from '#shared/contracts/agency/clientSharing.ts'
import { requireAgency } from '../agencyReach.ts'
import { todayHere } from '../todayHere.ts'
import { clustersOf } from './clustersOf.ts'

export const getClientSharing = implement(contract)(async ({ params, actor, now }) =>
  clustersOf(await requireAgency(params.agencyId, actor), todayHere(now)),
)
