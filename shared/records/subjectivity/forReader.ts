import type { Subjectivity } from './subjectivity.ts'

/** Subjectivities as somebody reads them: the insured is not told of files that the agency brought for itself. */
export const forReader = (subjectivities: readonly Subjectivity[], isInsured: boolean): Subjectivity[] =>
  subjectivities.map((each) => {
    const { evidence } = each
    if (!isInsured || evidence?.documents === undefined) return each
    return { ...each, evidence: { ...evidence, documents: evidence.documents.filter(({ forInsured }) => forInsured) } }
  })
