import { implement } from '#functions/_platform/http/implement.ts'
import { requirePolicy } from '#functions/policy/public.ts'
import * as contract from '#shared/contracts/docs/downloads.ts'
import { newestOf } from '../store/newest.ts'
import { downloadOf } from './downloadOf.ts'

export const downloadBinder = implement(contract.downloadBinder)(async ({ params, actor, now, fail }) => {
  const policy = await requirePolicy(params.policyId, actor)
  if (policy.accountId !== params.accountId) return fail('policy.notFound')
  const binder = await newestOf(`policy:${policy.id}`, 'Binder')
  return binder === undefined ? fail('document.notReady') : downloadOf(binder, { now })
})
