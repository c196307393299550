import { toMinorUnits } from '#shared/domain/money/money.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { common } from './samples.ts'
import type { TowerData } from './towerData.ts'

/** The tower of that policy: two layers over it, and a third that another insurer writes. */
export const aTower = (region: RegionCode = 'us'): TowerData => {
  const { agency, currency, generatedOn, insured, issuer, locale, period } = common(region, 'CY-300912')
  const { insurer } = issuer
  return {
    region,
    locale,
    currency,
    documentNumber: 'CY-300912',
    generatedOn,
    issuer,
    insured,
    agency: agency.name,
    layers: [
      {
        limit: 1_000_000,
        attachmentPoint: 0,
        insurer,
        policyNumber: 'CY-300912',
        period,
        premium: toMinorUnits(8500),
        isOwn: true,
      },
      {
        limit: 4_000_000,
        attachmentPoint: 1_000_000,
        insurer,
        policyNumber: 'CY-300913',
        period,
        premium: toMinorUnits(9200),
        isOwn: false,
      },
      {
        limit: 10_000_000,
        attachmentPoint: 5_000_000,
        insurer: 'Meridian Excess & Specialty Insurance Company',
        policyNumber: 'CY-300914',
        period,
        premium: toMinorUnits(14_750),
        isOwn: false,
      },
    ],
    gaps: [],
    reaches: 15_000_000,
  }
}
