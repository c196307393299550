import type { Block } from '../document.ts'
import type { DocumentData } from '../documentData.ts'
import { formatsOf } from '../formats.ts'
import { wordsOf } from '../words.ts'

/** Premium, each fee, each tax with its rate, and what is paid in all. */
export const priceTable = (data: DocumentData): Block => {
  const { premium, fees, taxes, total } = data.price
  const { exact, percent } = formatsOf(data)
  return {
    kind: 'amounts',
    lines: [
      { label: wordsOf(data.region).premium, amount: exact(premium) },
      ...fees.map(({ label, amount }) => ({ label, amount: exact(amount) })),
      ...taxes.map(({ label, rate, amount }) => ({
        label: rate === undefined ? label : `${label} (${percent(rate)})`,
        amount: exact(amount),
      })),
    ],
    total: { label: 'Total to pay', amount: exact(total) },
  }
}
