import type { MinorUnits, WholeUnits } from '../money/amounts.ts'
import { toMinorUnits } from '../money/money.ts'

/**
 * From which cost on a carrier may have itself told of a claim, whole units. They are steps, so that claims are listed by
 * them and a carrier that changes its level changes no claim.
 */
export const noticeLevels = [25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000] as const
export type NoticeLevel = (typeof noticeLevels)[number]

/** The highest level that a claim of a cost (paid and outstanding, minor units) has reached; undefined below all of them. */
export const noticeLevelOf = (incurred: MinorUnits): NoticeLevel | undefined =>
  noticeLevels.findLast((level) => incurred >= toMinorUnits(level))

/** A level and those above it: a claim of one of them has reached it. */
export const levelsFrom = (level: WholeUnits): readonly NoticeLevel[] => noticeLevels.filter((each) => each >= level)
