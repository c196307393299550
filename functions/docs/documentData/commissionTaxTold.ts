import { taxInCommission } from '#shared/domain/ledger/commissionTax.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import type { StatementData } from '../templates/statementData.ts'

/** What a statement says of the tax within a commission; nothing where arranging insurance bears none. */
export const commissionTaxTold = (region: RegionCode, commission: MinorUnits): Pick<StatementData, 'taxIncluded'> => {
  const tax = taxInCommission(region, commission)
  return tax === undefined
    ? {}
    : { taxIncluded: { label: `${tax.name} included in your commission`, amount: tax.amount } }
}
