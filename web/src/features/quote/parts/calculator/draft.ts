import { z } from 'zod'
import { CalculatorState } from '#shared/domain/rating/calculatorState.ts'
import type { Product } from '#shared/regions/products.ts'
import type { Selection } from './selection.ts'

/** Whose draft of what: nobody is offered another's. */
export type DraftOf = { readonly userId: string; readonly accountId: string; readonly product: Product }

const Kept = z.object({
  at: z.iso.datetime(),
  selection: z.object({ global: CalculatorState.shape.global, choices: CalculatorState.shape.coverages }),
  /** The revision on the server that it was made from; none while it was never there. */
  seen: z.int().optional(),
})
/** A selection that was left in the calculator, and when it was last changed. */
export type Draft = { readonly at: string; readonly selection: Selection; readonly seen?: number | undefined }

const keyOf = ({ userId, accountId, product }: DraftOf): string =>
  `palisade.calculator.${userId}.${accountId}.${product}`

export const keepDraft = (of: DraftOf, draft: Draft): void => {
  try {
    localStorage.setItem(keyOf(of), JSON.stringify(draft))
  } catch {
    // A browser that keeps nothing more leaves it to the server.
  }
}

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

/** Of what this device and the server have, the later; of the same moment, the server's, which knows its revision. */
export const laterDraft = (here: Draft | undefined, there: Draft | undefined): Draft | undefined => {
  if (here === undefined || there === undefined) return here ?? there
  return here.at > there.at ? { ...here, seen: there.seen } : there
}
