import { commit } from '#functions/_platform/storage/commit.ts'
import { type PersonaRecord, personas } from '#functions/directory/store/personas.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { policies, requirePolicy } from '#functions/policy/store/policies.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays, addYears } from '#shared/domain/calendar/moveDate.ts'
import { cast } from '#tests/cast/actors.ts'
import type { PolicyDesk } from './policyDesk.ts'

/** A policy that began two months ago, on the paper of a carrier, which is made with it. */
export const aCarriersPolicy = async (desk: PolicyDesk, carrier: PersonaRecord): Promise<PolicyRecord> => {
  const began = addDays(dateAt(new Date().toISOString(), 'America/New_York'), -60)
  const { id } = await desk.aPolicy({ effectiveDate: began, endDate: addYears(began, 1) })
  const policy = await requirePolicy(id, cast.superAdmin)
  await commit([personas.create(carrier), policies.update(policy, { ...policy, partnerIds: [carrier.id] })])
  return policy
}
