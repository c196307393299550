import { z } from 'zod'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { CoverageId } from '../coverage/coverageId.ts'
import type { RatedPremium } from './ratedPremium.ts'
import { type WaterfallKey, type WaterfallStep, waterfallKeys } from './waterfall.ts'

/** What of a price may move: the kinds of its steps, and coverages that came or went. */
export const priceMoveKeys = [...waterfallKeys, 'coverageAdded', 'coverageRemoved'] as const

/**
 * A table that was read for a price: with what, and what it said; left out where the price did not read it, or it said several
 * things of several coverages.
 */
const Reading = z.object({ input: z.string(), factor: z.number() })

/**
 * One reason why a price differs from an earlier one (rule: price-moves). `effect` is minor units; the effects of all moves add
 * up to the difference of the totals, to the minor unit.
 */
export const PriceMove = z.object({
  key: z.enum(priceMoveKeys),
  table: z.string(),
  /** The coverage that came or went. */
  coverageId: CoverageId.optional(),
  before: Reading.optional(),
  after: Reading.optional(),
  several: z
    .enum(['after', 'before', 'both'])
    .optional()
    .describe('Of which price the table said several things of several coverages, so that none is told.'),
  effect: z.int().describe('Minor units.'),
})
export type PriceMove = z.infer<typeof PriceMove>

/** A move as it is told: a coverage that came or went by its name, a tax or levy by its own. */
export const ToldMove = PriceMove.extend({ coverage: z.string().optional(), tax: z.string().optional() })

/** Steps that multiply what stands before them; the others add an amount. */
const isFactor = (key: WaterfallKey): boolean =>
  !(['minimumPremium', 'rounding', 'tria', 'fee', 'tax'] as readonly WaterfallKey[]).includes(key)

/** What a coverage costs is its factors times the policy's; a step is known by its table. */
interface Factors {
  readonly coverages: ReadonlyMap<CoverageId, ReadonlyMap<string, WaterfallStep>>
  readonly policy: ReadonlyMap<string, WaterfallStep>
}

const factorsOf = ({ steps }: RatedPremium): Factors => {
  const coverages = new Map<CoverageId, Map<string, WaterfallStep>>()
  const policy = new Map<string, WaterfallStep>()
  for (const step of steps) {
    if (!isFactor(step.key)) continue
    if (step.coverageId === null) policy.set(step.table, step)
    else coverages.set(step.coverageId, (coverages.get(step.coverageId) ?? new Map()).set(step.table, step))
  }
  return { coverages, policy }
}

const product = (steps: Iterable<WaterfallStep>): number => {
  let value = 1
  for (const { factor } of steps) value *= factor
  return value
}

/** The premium of a coverage in minor units, unrounded; 0 where it is not bought or costs nothing. */
const premiumOf = ({ coverages, policy }: Factors, coverageId: CoverageId): number => {
  const own = coverages.get(coverageId)
  return own === undefined ? 0 : 100 * product(own.values()) * product(policy.values())
}

/** The logarithmic mean, by which a difference of two products is shared out to their factors without a remainder. */
const logarithmicMean = (a: number, b: number): number =>
  Math.abs(a - b) < 1e-9 ? a : (a - b) / (Math.log(a) - Math.log(b))

/** What a move collects until everything is known. */
interface Draft {
  readonly key: PriceMove['key']
  readonly table: string
  readonly coverageId?: CoverageId
  readonly before: readonly WaterfallStep[]
  readonly after: readonly WaterfallStep[]
  readonly effect: number
}

/** Of which price a table said several things. */
const severalOf = ({ before, after }: Pick<Draft, 'after' | 'before'>): PriceMove['several'] => {
  const isSeveral = (steps: readonly WaterfallStep[]) => steps.length > 0 && readingOf(steps) === undefined
  const [was, is] = [isSeveral(before), isSeveral(after)]
  if (was && is) return 'both'
  return was ? 'before' : is ? 'after' : undefined
}

/** What a table said, where it said the same of every coverage that it was read for. */
const readingOf = ([first, ...rest]: readonly WaterfallStep[]): PriceMove['before'] =>
  first === undefined || rest.some(({ input, factor }) => input !== first.input || factor !== first.factor)
    ? undefined
    : { input: String(first.input), factor: first.factor }

const oneOrNone = (step: WaterfallStep | undefined): readonly WaterfallStep[] => (step === undefined ? [] : [step])

/** Amounts that are added to the premium, by what names each: a fee's key, a tax's table. */
const amountsOf = ({ steps }: RatedPremium): ReadonlyMap<string, WaterfallStep> => {
  const amounts = new Map<string, WaterfallStep>()
  for (const step of steps) {
    if (isFactor(step.key) || step.key === 'rounding') continue
    const name = step.key === 'fee' ? `fees.${step.input}` : step.table
    const former = amounts.get(name)
    amounts.set(name, former === undefined ? step : { ...step, effect: former.effect + step.effect })
  }
  return amounts
}

const factorMoves = (before: Factors, after: Factors, drafts: Map<string, Draft>): void => {
  const add = (draft: Draft): void => {
    const name = `${draft.table}|${draft.coverageId ?? ''}`
    const known = drafts.get(name)
    drafts.set(
      name,
      known === undefined
        ? draft
        : {
            ...known,
            before: [...known.before, ...draft.before],
            after: [...known.after, ...draft.after],
            effect: known.effect + draft.effect,
          },
    )
  }
  for (const coverageId of new Set([...before.coverages.keys(), ...after.coverages.keys()])) {
    const from = premiumOf(before, coverageId)
    const to = premiumOf(after, coverageId)
    const [was, is] = [before.coverages.get(coverageId), after.coverages.get(coverageId)]
    if (was === undefined || is === undefined || from <= 0 || to <= 0) {
      // It came or went: nothing of it can be shared out to factors, which one of both does not have.
      const key = is !== undefined && to > from ? 'coverageAdded' : 'coverageRemoved'
      if (from !== to) add({ key, table: 'coverages', coverageId, before: [], after: [], effect: to - from })
      continue
    }
    const mean = logarithmicMean(to, from)
    const tables = [
      [was, is],
      [before.policy, after.policy],
    ] as const
    for (const [old, now] of tables)
      for (const table of new Set([...old.keys(), ...now.keys()])) {
        const [a, b] = [old.get(table), now.get(table)]
        const step = b ?? a
        if (step === undefined || a?.factor === b?.factor) continue
        const effect = mean * Math.log((b?.factor ?? 1) / (a?.factor ?? 1))
        add({ key: step.key, table, before: oneOrNone(a), after: oneOrNone(b), effect })
      }
  }
}

const told = ({ key, table, coverageId, before, after, effect }: Draft): PriceMove => {
  const [was, is] = [readingOf(before), readingOf(after)]
  const several = severalOf({ before, after })
  return {
    key,
    table,
    ...(coverageId !== undefined && { coverageId }),
    ...(was && { before: was }),
    ...(is && { after: is }),
    ...(several && { several }),
    effect: Math.round(effect),
  }
}

/**
 * Why a price differs from an earlier one, the strongest reason first (rule: price-moves). A coverage's premium is a product of
 * factors; its difference is shared out to those that changed by the logarithmic mean, so that what did not change moved
 * nothing, whatever stands before it. Coverages that came or went count whole; fees, taxes and a minimum by their amounts;
 * what is left of rounding is the last line. Pure: the same prices give the same moves.
 */
export const priceMoves = (before: RatedPremium, after: RatedPremium): PriceMove[] => {
  const drafts = new Map<string, Draft>()
  factorMoves(factorsOf(before), factorsOf(after), drafts)
  const [was, is] = [amountsOf(before), amountsOf(after)]
  for (const name of new Set([...was.keys(), ...is.keys()])) {
    const [a, b] = [was.get(name), is.get(name)]
    const step = b ?? a
    if (step === undefined) continue
    const effect = (b?.effect ?? 0) - (a?.effect ?? 0)
    drafts.set(name, { key: step.key, table: name, before: oneOrNone(a), after: oneOrNone(b), effect })
  }
  const moves = [...drafts.values()].map(told).filter(({ effect }) => effect !== 0)
  const explained = moves.reduce((sum, { effect }) => sum + effect, 0)
  const rounding: MinorUnits = after.total - before.total - explained
  return [
    ...moves.toSorted((a, b) => Math.abs(b.effect) - Math.abs(a.effect)),
    ...(rounding === 0 ? [] : [{ key: 'rounding' as const, table: 'wholeUnits', effect: rounding }]),
  ]
}
