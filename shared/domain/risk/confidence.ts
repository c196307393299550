import { findingOf } from './findingTexts.ts'
import type { RiskFactor } from './riskFactor.ts'

/** How far a factor's score may be relied on. */
export const confidences = ['LOW', 'MEDIUM', 'HIGH'] as const
export type Confidence = (typeof confidences)[number]

/** What a factor's score stands on. */
export interface Standing {
  readonly confidence: Confidence
  /** Drivers that were seen, by a scan or by a system of the insured. */
  readonly seen: number
  /** Drivers that are the insured's word, or its size. */
  readonly told: number
}

const enoughForHigh = 4

/**
 * A score that nothing or one thing moves is hardly more than its start. It may be relied on where several do, what was seen
 * among them beside what was told: the one is held against the other (decision: factor-confidence).
 */
export const standingOf = ({ drivers }: Pick<RiskFactor, 'drivers'>): Standing => {
  const seen = drivers.filter(({ text }) => findingOf(text) !== undefined).length
  const told = drivers.length - seen
  const isHigh = drivers.length >= enoughForHigh && seen > 0 && told > 0
  return { confidence: isHigh ? 'HIGH' : drivers.length > 1 ? 'MEDIUM' : 'LOW', seen, told }
}
