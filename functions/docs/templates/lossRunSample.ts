import { toMinorUnits } from '#shared/domain/money/money.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import type { LossRunData } from './lossRunData.ts'
import { regional } from './sampleRegions.ts'

/** The losses of that insured: one policy without any, one with two. */
export const aLossRun = (region: RegionCode = 'us'): LossRunData => {
  const { currency, insured, issuer, locale } = regional[region]
  return {
    region,
    locale,
    currency,
    issuer,
    generatedOn: '2026-06-02',
    documentNumber: 'LR-2026-06-01-7F3K2Q',
    insured: insured.name,
    asOf: '2026-06-01',
    policies: [
      {
        policyNumber: 'CY-284411',
        effectiveDate: '2025-04-01',
        expirationDate: '2026-04-01',
        premium: toMinorUnits(7900),
        insurer: issuer.insurer,
        claims: [],
      },
      {
        policyNumber: 'CY-300912',
        effectiveDate: '2026-04-01',
        expirationDate: '2027-04-01',
        premium: toMinorUnits(8500),
        insurer: issuer.insurer,
        claims: [
          {
            claimNumber: 'CLM-1000041',
            status: 'RESERVED',
            lossDate: '2026-04-19',
            reportedOn: '2026-04-20',
            description: 'Files on two servers were locked, and a note asked for money.',
            paidIndemnity: toMinorUnits(38_000),
            paidExpense: toMinorUnits(12_450),
            outstanding: toMinorUnits(61_550),
            recovered: 0,
            incurred: toMinorUnits(112_000),
          },
          {
            claimNumber: 'CLM-1000057',
            status: 'CLOSED',
            reportedOn: '2026-05-04',
            closedOn: '2026-05-28',
            description: 'A laptop with customer lists was taken from a car.',
            paidIndemnity: 0,
            paidExpense: toMinorUnits(4200),
            outstanding: 0,
            recovered: toMinorUnits(1200),
            incurred: toMinorUnits(3000),
          },
        ],
      },
    ],
    totals: {
      claims: 2,
      paidIndemnity: toMinorUnits(38_000),
      paidExpense: toMinorUnits(16_650),
      outstanding: toMinorUnits(61_550),
      recovered: toMinorUnits(1200),
      incurred: toMinorUnits(115_000),
    },
  }
}
