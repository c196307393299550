import { z } from 'zod'
import { type IrpmCharacteristicName, irpmCharacteristics } from '#shared/contracts/quote/quoteParts.ts'
import { updateIrpm } from '#shared/contracts/quote/underwriting.ts'
import { allTogether } from '#shared/domain/rating/irpm.ts'

/** How far each characteristic may go, in percent. */
export type IrpmRanges = Readonly<Record<string, { readonly min: number; readonly max: number }>>

/** The percentages of the individual risk, each and all together within their ranges, else `invalid`; with a note. */
export const irpmForm = (ranges: IrpmRanges, invalid: string) => {
  const percentage = (name: IrpmCharacteristicName) => {
    const { min, max } = ranges[name] ?? { min: 0, max: 0 }
    return z.number(invalid).min(min, invalid).max(max, invalid)
  }
  const fields = Object.fromEntries(irpmCharacteristics.map((name) => [name, percentage(name)])) as Record<
    IrpmCharacteristicName,
    z.ZodNumber
  > // one entry for each name
  const total = ranges[allTogether]
  return z.object({ ...fields, irpmNote: updateIrpm.body.shape.irpmNote }).refine(
    (values) => {
      if (total === undefined) return true
      const sum = irpmCharacteristics.reduce((all, name) => all + values[name], 0)
      return sum >= total.min && sum <= total.max
    },
    { error: invalid, path: [allTogether] },
  )
}
