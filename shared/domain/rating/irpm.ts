import type { IrpmCharacteristic, RateBook } from './rateBook.ts'

/** Percentages by characteristic as an underwriter enters them: -10 is a credit of ten percent. */
export type IrpmPercentages = Readonly<Record<string, number>>

/** What the range of all characteristics together is published as, beside their own. */
export const allTogether = 'total'

/** The modifier: 1 plus the sum of the percentages over 100 (quoting-and-servicing, section 5), three decimals. */
export const irpmModifier = (percentages: IrpmPercentages): number => {
  const total = Object.values(percentages).reduce((sum, percentage) => sum + percentage, 0)
  return Math.round((1 + total / 100) * 1_000) / 1_000
}

/** The characteristics whose percentage lies outside its range, which is published as shares (times 100). */
export const invalidIrpm = (book: RateBook, percentages: IrpmPercentages): IrpmCharacteristic[] =>
  book.irpm.characteristics.filter(({ characteristic, min, max }) => {
    const percentage = percentages[characteristic] ?? 0
    return percentage < min * 100 || percentage > max * 100
  })
