import { useTranslation } from 'react-i18next'
import type { FactorTable } from '#shared/domain/rating/factorChange.ts'
import { number, wholeMoney } from '#web/i18n/format.ts'

/** Rows of these tables are amounts. */
const byAmount: readonly FactorTable[] = ['baseRates', 'deductibleFactors', 'limitFactors']
/** Values of these tables are amounts. */
const ofAmounts: readonly FactorTable[] = ['baseRates', 'productMinimums']

/** How tables of rate books, their rows and values read. */
export const useBookWords = () => {
  const { t } = useTranslation('reference')
  return {
    tableOf: (table: FactorTable) => t(`book.tables.${table}`),
    rowOf: (table: FactorTable, row: string) =>
      byAmount.includes(table) ? wholeMoney(Number(row)) : table === 'recordFactors' ? number(Number(row)) : row,
    figureOf: (table: FactorTable, value: number) => (ofAmounts.includes(table) ? wholeMoney(value) : String(value)),
  }
}
