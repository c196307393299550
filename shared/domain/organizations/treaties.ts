import { z } from 'zod'
import { type CalendarDate, CalendarDate as Day } from '../calendar/calendarDate.ts'
import { addYears } from '../calendar/moveDate.ts'
import { PersonaId } from '../ids/ids.ts'
import { type MinorUnits, WholeUnits } from '../money/amounts.ts'
import { portion, toMinorUnits } from '../money/money.ts'
import { leastTold } from './smallNumbers.ts'

/** How a treaty shares: of everything alike, or of what one loss costs above an attachment. */
export const treatyKinds = ['QUOTA_SHARE', 'EXCESS_OF_LOSS'] as const

/** So many layers a treaty has at most, and so many reinsurers a layer. */
export const mostLayers = 12
export const mostReinsurers = 20

const Percent = z.number().multipleOf(0.01).min(0).max(100)

/** Who of the reinsurers bears which part of a layer. */
export const TreatyPart = z.strictObject({
  reinsurerId: PersonaId,
  percent: Percent.gt(0).describe('Of what the layer cedes.'),
})

/** A layer: of a quota share the one there is, of an excess of loss from its attachment up. */
export const TreatyLayer = z.strictObject({
  attachment: WholeUnits.min(0).describe(
    'What one loss costs before the layer bears any of it; nothing for a quota share.',
  ),
  limit: WholeUnits.min(1).describe('The most that one loss costs the layer, before the part that is ceded.'),
  share: Percent.gt(0).describe('The part of the layer that is ceded.'),
  rate: Percent.describe('Of an excess of loss the premium of the whole layer, in percent of the premium of its year.'),
  parts: z.array(TreatyPart).min(1).max(mostReinsurers),
})
export type TreatyLayer = z.infer<typeof TreatyLayer>

/** What is agreed with reinsurers on the policies that begin in its term. */
export const TreatyTerms = z.strictObject({
  carrierId: PersonaId.optional().describe(
    'On whose paper the policies are; those on the programme’s own when it is not said.',
  ),
  kind: z.enum(treatyKinds),
  begins: Day.describe('The first day on which a policy may begin that it shares in.'),
  ends: Day.describe('The first day on which it may not any more.'),
  layers: z.array(TreatyLayer).min(1).max(mostLayers),
})
export type TreatyTerms = z.infer<typeof TreatyTerms>

/** What is wrong with the terms of a treaty. */
export type TreatyFault =
  | 'endsBeforeItBegins'
  | 'longerThanTwoYears'
  | 'oneLayer'
  | 'fromTheGround'
  | 'layersOverlap'
  | 'rateMissing'
  | 'moreThanAll'
  | 'reinsurerTwice'

const yearOf = (day: CalendarDate): number => Number(day.substring(0, 4))

/** The first layer that begins below the end of another that begins no later; -1 where none does. */
const overlapping = (layers: readonly TreatyLayer[]): number =>
  layers.findIndex(({ attachment }, layer) =>
    layers.some(
      (each, at) =>
        at !== layer &&
        (each.attachment < attachment || (each.attachment === attachment && at < layer)) &&
        attachment < each.attachment + each.limit,
    ),
  )

/** Whether parts come to more than the whole, in hundredths of a percent so that no sum of fractions is a little more. */
const isMoreThanAll = ({ parts }: TreatyLayer): boolean =>
  parts.reduce((sum, { percent }) => sum + Math.round(percent * 100), 0) > 10_000

/** What is wrong with the terms of a treaty, and with which layer; undefined where nothing is. */
export const treatyFault = ({
  kind,
  begins,
  ends,
  layers,
}: TreatyTerms): { readonly fault: TreatyFault; readonly layer?: number } | undefined => {
  if (ends <= begins) return { fault: 'endsBeforeItBegins' }
  if (ends > addYears(begins, 2)) return { fault: 'longerThanTwoYears' }
  if (kind === 'QUOTA_SHARE' && layers.length > 1) return { fault: 'oneLayer', layer: 1 }
  if (kind === 'QUOTA_SHARE' && layers[0]?.attachment !== 0) return { fault: 'fromTheGround', layer: 0 }
  const overlaps = overlapping(layers)
  if (overlaps >= 0) return { fault: 'layersOverlap', layer: overlaps }
  for (const [layer, each] of layers.entries()) {
    if (kind === 'EXCESS_OF_LOSS' && each.rate === 0) return { fault: 'rateMissing', layer }
    if (isMoreThanAll(each)) return { fault: 'moreThanAll', layer }
    if (new Set(each.parts.map(({ reinsurerId }) => reinsurerId)).size < each.parts.length)
      return { fault: 'reinsurerTwice', layer }
  }
  return undefined
}

/** The year that a treaty is of: in which the policies begin that it shares in, by its first day. */
export const treatyYear = ({ begins }: Pick<TreatyTerms, 'begins'>): number => yearOf(begins)

/** A policy as far as a treaty is concerned. */
export interface CededPolicy {
  readonly id: string
  /** On whose paper it is; undefined for the programme's own. */
  readonly carrierId: string | undefined
  readonly effectiveDate: CalendarDate
  /** Without fees and taxes. */
  readonly premium: MinorUnits
  /** Whether it never was cover: voided, or cancelled from its first day. */
  readonly neverWas: boolean
}

/** A claim as far as a treaty is concerned. */
export interface CededLoss {
  readonly policyId?: string | undefined
  /** Paid and outstanding. */
  readonly incurred: MinorUnits
}

/** What of a loss falls into a layer, before the part that is ceded. */
export const lossInLayer = (
  incurred: MinorUnits,
  { attachment, limit }: Pick<TreatyLayer, 'attachment' | 'limit'>,
): MinorUnits => Math.min(toMinorUnits(limit), Math.max(0, incurred - toMinorUnits(attachment)))

/** What of a loss a reinsurer bears with a percentage of a layer's share. */
const cededOf = (amount: MinorUnits, share: number, percent: number): MinorUnits =>
  portion(amount, { rate: (share / 100) * (percent / 100) })

/** How a reinsurer stands in a layer of a treaty. Without figures they are withheld. */
export interface LayerStanding {
  readonly attachment: number
  readonly limit: number
  readonly share: number
  readonly rate: number
  /** The reinsurer's own part of what is ceded. */
  readonly percent: number
  readonly policies?: number
  /** The reinsurer's part of the premium and of the losses. */
  readonly premium?: MinorUnits
  readonly losses?: number
  readonly incurred?: MinorUnits
  /** What the largest losses of the layer cost in all, and the reinsurer of each; the largest first, and of nobody. */
  readonly large?: readonly { readonly incurred: MinorUnits; readonly own: MinorUnits }[]
}

/** So many of the largest losses of a layer are told one by one. */
export const mostLargeLosses = 10

/** Of a quota share everything is shared: large is what costs at least this, in whole units. */
export const largeFrom = 100_000

/** What policies and losses come to in a treaty for one of its reinsurers, before anybody is told it. */
export interface TreatyFigures {
  readonly policies: number
  /** Of all of them, minor units. */
  readonly premium: MinorUnits
  /** Of the losses that reach each layer, the reinsurer's part and the largest. */
  readonly layers: readonly {
    readonly losses: number
    readonly incurred: MinorUnits
    readonly large: NonNullable<LayerStanding['large']>
  }[]
}

/** Whether a treaty shares in a policy. */
const isCeded = (
  { carrierId, begins, ends }: Pick<TreatyTerms, 'begins' | 'carrierId' | 'ends'>,
  policy: CededPolicy,
): boolean =>
  !policy.neverWas && policy.carrierId === carrierId && begins <= policy.effectiveDate && policy.effectiveDate < ends

const percentIn = ({ parts }: TreatyLayer, reinsurerId: string): number =>
  parts.find((each) => each.reinsurerId === reinsurerId)?.percent ?? 0

/** Adds up what a treaty comes to for a reinsurer, from where it was left. */
export const treatyBook = (terms: TreatyTerms, reinsurerId: string, kept?: TreatyFigures) => {
  let figures: TreatyFigures = kept ?? {
    policies: 0,
    premium: 0,
    layers: terms.layers.map(() => ({ losses: 0, incurred: 0, large: [] })),
  }
  const isLarge = (incurred: MinorUnits) => terms.kind === 'EXCESS_OF_LOSS' || incurred >= toMinorUnits(largeFrom)
  return {
    add: (policy: CededPolicy): void => {
      if (isCeded(terms, policy))
        figures = { ...figures, policies: figures.policies + 1, premium: figures.premium + policy.premium }
    },
    lose: (policy: CededPolicy, incurred: MinorUnits): void => {
      if (!isCeded(terms, policy)) return
      const layers = figures.layers.map((standing, index) => {
        const layer = terms.layers[index]
        const own = layer && cededOf(lossInLayer(incurred, layer), layer.share, percentIn(layer, reinsurerId))
        if (own === undefined || own <= 0) return standing
        const large = isLarge(incurred) ? [...standing.large, { incurred, own }] : standing.large
        return {
          losses: standing.losses + 1,
          incurred: standing.incurred + own,
          large: large.toSorted((a, b) => b.incurred - a.incurred).slice(0, mostLargeLosses),
        }
      })
      figures = { ...figures, layers }
    },
    figures: (): TreatyFigures => figures,
  }
}

/**
 * A reinsurer's layers of a treaty: its part of the premium of the policies that begin in its term, and of what losses of
 * theirs cost the layer. Of a quota share the premium is ceded by the share, of an excess of loss at the layer's rate. What
 * few policies stand behind is withheld (rule: small-numbers).
 */
export const toldTreaty = (
  terms: TreatyTerms,
  reinsurerId: string,
  { layers, policies, premium }: TreatyFigures,
): readonly LayerStanding[] => {
  const isSmall = policies > 0 && policies < leastTold
  return terms.layers.flatMap(({ parts, ...layer }, index) => {
    const own = parts.find((each) => each.reinsurerId === reinsurerId)
    if (own === undefined) return []
    const { percent } = own
    const standing = layers[index]
    if (isSmall || standing === undefined) return [{ ...layer, percent }]
    const { share, rate } = layer
    const whole = terms.kind === 'QUOTA_SHARE' ? premium : portion(premium, { rate: rate / 100 })
    return [{ ...layer, percent, policies, premium: cededOf(whole, share, percent), ...standing }]
  })
}

/** The same of policies and losses that are all at hand. */
export const standingInTreaty = (
  terms: TreatyTerms,
  reinsurerId: string,
  policies: readonly CededPolicy[],
  losses: readonly CededLoss[],
): readonly LayerStanding[] => {
  const book = treatyBook(terms, reinsurerId)
  const byId = new Map(policies.map((policy) => [policy.id, policy]))
  for (const policy of policies) book.add(policy)
  for (const { policyId, incurred } of losses) {
    const policy = policyId === undefined ? undefined : byId.get(policyId)
    if (policy !== undefined) book.lose(policy, incurred)
  }
  return toldTreaty(terms, reinsurerId, book.figures())
}
