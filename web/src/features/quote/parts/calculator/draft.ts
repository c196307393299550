import { z } from 'zod'
import { CalculatorState } from '#shared/domain/rating/calculatorState.ts'
import type { Product } from '#shared/regions/products.ts'
import type { Selection } from './selection.ts'

/** Whose draft of what: nobody is offered another's. */
export type DraftOf = { readonly userId: string; readonly accountId: string; readonly product: Product }

const Kept = z.object({
  at: z.iso.datetime(),
  selection: z.object({ global: CalculatorState.shape.global, choices: CalculatorState.shape.coverages }),
})
/** A selection that was left in the calculator, and when it was last changed. */
export type Draft = { readonly at: string; readonly selection: Selection }

const keyOf = ({ userId, accountId, product }: DraftOf): string =>
  `palisade.calculator.${userId}.${accountId}.${product}`

export const keepDraft = (of: DraftOf, selection: Selection, at: string): void =>
  localStorage.setItem(keyOf(of), JSON.stringify({ at, selection }))

export const forgetDraft = (of: DraftOf): void => localStorage.removeItem(keyOf(of))

/** What was left behind; undefined where nothing was, or what a former version of the calculator kept. */
export const keptDraft = (of: DraftOf): Draft | undefined => {
  try {
    const kept = Kept.safeParse(JSON.parse(localStorage.getItem(keyOf(of)) ?? 'null'))
    return kept.success ? kept.data : undefined
  } catch {
    return undefined
  }
}
