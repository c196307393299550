import { z } from 'zod'

declare const unit: unique symbol

/** A number that is an amount of a unit: sums are numbers and may become amounts of either; one is never taken for the other. */
type AmountOf<Unit extends string> = number & { readonly [unit]?: Unit }

/**
 * An amount in integer minor units (cents, pence) of the region’s currency (decision: flavoured-amounts). Premiums, fees,
 * taxes and payments are
 * always minor units; limits, retentions and revenue are whole currency units (`WholeUnits`).
 */
export type MinorUnits = AmountOf<'minor'>
export const MinorUnits = z.int() as z.ZodInt & { readonly _zod: { readonly output: MinorUnits } }

const minorUnits = z.registry<{ readonly isMinor: true }>()
minorUnits.add(MinorUnits, { isMinor: true })

/** Whether a field holds an amount in minor units, whatever is said of it besides. */
export const isMinorUnits = (schema: z.core.$ZodType): boolean => minorUnits.get(schema)?.isMinor === true

/** An amount in whole currency units (dollars, pounds): limits, deductibles, revenue. */
export type WholeUnits = AmountOf<'whole'>
export const WholeUnits = z.int() as z.ZodInt & { readonly _zod: { readonly output: WholeUnits } }

/** Revenue in whole currency units, which a company may tell to the cent. */
export const Revenue = z.number() as z.ZodNumber & { readonly _zod: { readonly output: WholeUnits } }
