import type { Subjectivity } from './subjectivity.ts'

/** A subjectivity as it was kept at first: a text, and whether it was settled. */
export interface SubjectivityAsText {
  readonly text: string
  readonly resolved: boolean
}

/**
 * Subjectivities that were kept as texts, as they are kept now. They stood before binding, or, where that is over, after it
 * without a day, so that none falls due that nobody was told a day of.
 */
export const subjectivitiesOfTexts = (
  texts: readonly (Subjectivity | SubjectivityAsText)[],
  isBound: boolean,
): Subjectivity[] =>
  texts.map((kept, index) =>
    'resolved' in kept
      ? {
          id: `sub_${index + 1}`,
          text: kept.text,
          stage: isBound ? 'POST_BIND' : 'PRE_BIND',
          owner: 'INSURED',
          status: kept.resolved ? 'ACCEPTED' : 'OPEN',
        }
      : kept,
  )
