import { z } from 'zod'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { CoverageId } from '../coverage/coverageId.ts'

/** The kinds of step, in the order they happen; a chart of the price groups the steps by these. */
export const waterfallKeys = [
  'baseRate',
  'relativity',
  'hazardGroup',
  'limit',
  'deductible',
  'waitingPeriod',
  'retroPeriod',
  'recordCount',
  'product',
  'securityControl',
  'riskScore',
  'claimHistory',
  'state',
  'irpm',
  'creditSpread',
  'carrierRater',
  'term',
  'minimumPremium',
  'rounding',
  'tria',
  'fee',
  'tax',
] as const
export type WaterfallKey = (typeof waterfallKeys)[number]

/**
 * One step of a price (rule: waterfall): which table was read with what, the factor or rate found, and its effect in money.
 * `effect` and `running` are minor units; `coverageId` is null on steps that concern the whole policy. The effects of all
 * steps add up to the total to the minor unit.
 */
export const WaterfallStep = z.object({
  order: z.int(),
  key: z.enum(waterfallKeys),
  coverageId: CoverageId.nullable(),
  table: z.string(),
  input: z.union([z.string(), z.number()]),
  factor: z.number(),
  effect: MinorUnits,
  running: MinorUnits,
})
export type WaterfallStep = z.infer<typeof WaterfallStep>

export const Waterfall = z.array(WaterfallStep)
export type Waterfall = z.infer<typeof Waterfall>
