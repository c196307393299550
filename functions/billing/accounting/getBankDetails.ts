import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { policyByNumber, requirePolicy } from '#functions/policy/public.ts'
import { getBankDetails as contract } from '#shared/contracts/billing/accounting.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { trustAccount } from './trustAccount.ts'

export const getBankDetails = implement(contract)(async ({ params, actor }) => {
  const { id } = (await policyByNumber(params.policyNumber)) ?? fail('policy.notFound')
  await requirePolicy(id, actor)
  const { provider, support } = regionOf(config.region)
  return {
    ...trustAccount(),
    accountName: `${provider.name} Premium Trust`,
    phone: support.phone,
    email: support.email,
  }
})
