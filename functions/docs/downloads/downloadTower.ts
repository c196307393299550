import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { requirePolicy } from '#functions/policy/public.ts'
import * as contract from '#shared/contracts/docs/downloads.ts'
import { towerData, towerMadeFrom } from '../documentData/towerData.ts'
import { documents } from '../store/documents.ts'
import { downloadOf } from './downloadOf.ts'

/** The tower as it stands today, made where there is no document that says so yet. */
export const downloadTower = implement(contract.downloadTower)(async ({ params, actor, now, fail }) => {
  const policy = await requirePolicy(params.policyId, actor)
  const data = await towerData(policy, now)
  if (data.layers.length < 2) return fail('policy.noTower')
  const document = await documents.byUnique('madeFrom', towerMadeFrom(policy.id, data))
  if (document !== undefined) return downloadOf(document, { now })
  await commit([], { events: [{ name: 'policy.towerRequested', detail: { policyId: policy.id } }], aside: true })
  return fail('document.beingMade')
})
