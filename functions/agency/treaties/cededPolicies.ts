import { carrierOf } from '#functions/directory/public.ts'
import { eachPolicyOf } from '#functions/policy/public.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { programmeCarrier } from '#shared/domain/organizations/programmeCarrier.ts'
import type { CededPolicy } from '#shared/domain/organizations/treaties.ts'
import { chargedBy } from '#shared/domain/policy/policyStack.ts'
import { neverCover } from '../organizations/neverCover.ts'

/** The policies of some lists that begin from a day on and before another, as far as treaties are concerned; and whether they are all. */
export const cededPolicies = async (
  scopes: readonly string[],
  { from, before }: { readonly from: CalendarDate; readonly before: CalendarDate },
): Promise<{ readonly policies: readonly CededPolicy[]; readonly isWhole: boolean }> => {
  const found: (Omit<CededPolicy, 'carrierId'> & Parameters<typeof carrierOf>[0])[] = []
  const isWithin = ({ effectiveDate }: { readonly effectiveDate: CalendarDate }) =>
    from <= effectiveDate && effectiveDate < before
  const isWhole = await eachPolicyOf(
    scopes,
    ({ id, carrierId, partnerIds, effectiveDate, transactions, status }) => {
      // As it was written and changed since: what a cancellation gave back is not ceded.
      const { premium } = chargedBy(transactions)
      found.push({ id, carrierId, partnerIds, effectiveDate, premium, neverWas: neverCover.includes(status) })
    },
    isWithin,
  )
  // Many have the same partners: on whose paper those are is asked once.
  const papers = new Map<string, Promise<string>>()
  const paperOf = (on: Parameters<typeof carrierOf>[0]) => {
    const key = on.carrierId ?? [...(on.partnerIds ?? [])].sort().join()
    const known = papers.get(key) ?? carrierOf(on)
    papers.set(key, known)
    return known
  }
  const policies = await Promise.all(
    found.map(async ({ carrierId, partnerIds, ...policy }) => {
      const paper = await paperOf({ carrierId, partnerIds })
      return { ...policy, carrierId: paper === programmeCarrier ? undefined : paper }
    }),
  )
  return { policies, isWhole }
}
