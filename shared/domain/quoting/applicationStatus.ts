/** Where an application stands: being answered, answered, signed as it stands, or signed and changed since. */
export const applicationStatuses = ['DRAFT', 'COMPLETE', 'SIGNED', 'SUPERSEDED'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** What a signature froze is never changed: an application that says something else is another one (decision: signed-application). */
export const applicationStatus = ({
  isComplete,
  digest,
  signedDigest,
  isStated = true,
}: {
  /** Whether every question that must be answered has an answer. */
  readonly isComplete: boolean
  /** What the application says now, and what it said when it was signed. */
  readonly digest: string
  readonly signedDigest: string | undefined
  /** Whether what was stated by name with it would be stated now, such as a rejection of terrorism cover. */
  readonly isStated?: boolean
}): ApplicationStatus => {
  if (signedDigest !== undefined) return signedDigest === digest && isStated ? 'SIGNED' : 'SUPERSEDED'
  return isComplete ? 'COMPLETE' : 'DRAFT'
}
