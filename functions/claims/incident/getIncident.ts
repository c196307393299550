import { implement } from '#functions/_platform/http/implement.ts'
import { requirePolicy } from '#functions/policy/public.ts'
import { getIncident as contract } from '#shared/contracts/claims/incident.ts'
import { AccountId, PolicyId } from '#shared/domain/ids/ids.ts'
import { panelOf } from '../vendors/panel.ts'

export const getIncident = implement(contract)(async ({ params, actor }) => {
  const [policy, coaches] = await Promise.all([
    requirePolicy(params.policyId, actor),
    panelOf({ subcategory: 'BREACH_COACH' }),
  ])
  const { policyNumber, companyName, effectiveDate, expirationDate, timeZone } = policy
  const coach = coaches.map(({ name, hotline, contactPhone }) => ({ name, phone: hotline ?? contactPhone })).at(0)
  return {
    policyId: PolicyId.parse(policy.id),
    accountId: AccountId.parse(policy.accountId),
    policyNumber,
    companyName,
    effectiveDate,
    expirationDate,
    timeZone,
    ...(coach?.phone !== undefined && { coach: { name: coach.name, phone: coach.phone } }),
  }
})
