import { z } from 'zod'
import type { RegionCode } from '#shared/regions/code.ts'
import { CalendarDate } from '../calendar/calendarDate.ts'
import { Instant } from '../calendar/instant.ts'
import { MinorUnits } from '../money/amounts.ts'

/** That the agency has an agreement on file by which the insured pays its fee, as it was stated. */
export const FeeAgreement = z.object({
  /** The day on which the insured signed it. */
  signedOn: CalendarDate,
  /** Fees up to this are charged by it, broker fee and additional broker fee together. Minor units. */
  amount: MinorUnits,
  /** Who recorded the statement, and when. */
  by: z.string(),
  name: z.string(),
  at: Instant,
})
export type FeeAgreement = z.infer<typeof FeeAgreement>

interface Charged {
  readonly region: RegionCode
  readonly isSurplus: boolean
  readonly brokerFee: MinorUnits
  readonly additionalBrokerFee: MinorUnits
  readonly feeAgreement?: Pick<FeeAgreement, 'amount'> | undefined
}

/**
 * Whether broker fees are charged by an agreement that the insured has signed: on the admitted paper of the United States
 * (rule: broker-fee-agreement).
 */
export const takesFeeAgreement = ({ region, isSurplus }: Pick<Charged, 'isSurplus' | 'region'>): boolean =>
  region === 'us' && !isSurplus

/** Whether broker fees are charged that no agreement on record is for. */
export const lacksFeeAgreement = (charged: Charged): boolean => {
  const fees = charged.brokerFee + charged.additionalBrokerFee
  return takesFeeAgreement(charged) && fees > 0 && fees > (charged.feeAgreement?.amount ?? 0)
}
