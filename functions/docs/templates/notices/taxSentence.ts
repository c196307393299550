import type { DocumentData } from '../documentData.ts'
import { formatsOf } from '../formats.ts'

/** The taxes of a document as a sentence: `Insurance Premium Tax (12%): £120.00`. */
export const taxSentence = (data: DocumentData): string => {
  const { exact, percent } = formatsOf(data)
  return data.price.taxes
    .map(({ label, rate, amount }) => `${label}${rate === undefined ? '' : ` (${percent(rate)})`}: ${exact(amount)}`)
    .join('; ')
}
