import type { WholeUnits } from '#shared/domain/money/amounts.ts'
import type { RegionCode } from '../../regions/code.ts'
import type { LineTerms } from '../coverage/productLine.ts'
import type { Reason } from '../coverage/reason.ts'
import { termWord } from '../coverage/termWords.ts'
import type { TermBounds } from './termBounds.ts'

interface Wanted {
  readonly limit: WholeUnits
  readonly deductible: WholeUnits
}

/** A limit and a deductible within their bounds, and what was changed of them. */
interface Held extends Wanted {
  /** The least that the insured bears of a loss; undefined where nothing says it. */
  readonly minimumRetention: WholeUnits | undefined
  readonly warnings: readonly Reason[]
}

const another = 'Choose a product that is written for it.'

/**
 * Holds limit and deductible to what the product has, then to what is written for the risk: where both speak the stricter
 * one counts, and what the risk must bear at least goes before what the product has at most. What is held already is left
 * alone, with nothing said of it.
 */
export const heldTerms = (
  wanted: Wanted,
  { bounds, line, region }: { readonly bounds?: TermBounds | undefined; line: LineTerms; region: RegionCode },
): Held => {
  const warnings: Reason[] = []
  const held = (from: WholeUnits, to: WholeUnits, ruleId: string, message: string, cure: string): WholeUnits => {
    if (to !== from) warnings.push({ ruleId: `calculator.${ruleId}`, input: from, threshold: to, message, cure })
    return to
  }
  const word = termWord('deductible', region)

  const ofLine = held(
    wanted.limit,
    Math.min(wanted.limit, line.limitUpTo ?? wanted.limit),
    'productLimit',
    'The limit was lowered to the most that the product is written for',
    another,
  )
  const limit = held(
    ofLine,
    Math.min(ofLine, bounds?.maximumLimit ?? ofLine),
    'maximumLimit',
    'The limit was lowered to the most that is written for this revenue and industry',
    'Less revenue or another industry allows more: check both.',
  )

  const mostRetention = Math.max(line.retentionUpTo ?? wanted.deductible, bounds?.minimumRetention ?? 0)
  const lowered = held(
    wanted.deductible,
    Math.min(wanted.deductible, mostRetention),
    'productRetention',
    `The ${word} was lowered to the most that the product is written with`,
    another,
  )
  const raised = held(
    lowered,
    Math.max(lowered, line.retentionFrom ?? lowered),
    'productRetention',
    `The ${word} was raised to the least that the product is written with`,
    another,
  )
  const deductible = held(
    raised,
    Math.max(raised, bounds?.minimumRetention ?? raised),
    'minimumRetention',
    `The ${word} was raised to the least for this revenue and industry`,
    'Less revenue or another industry allows less: check both.',
  )
  const least = [bounds?.minimumRetention, line.retentionFrom].filter((each) => each !== undefined)
  return { limit, deductible, minimumRetention: least.length > 0 ? Math.max(...least) : undefined, warnings }
}
