interface Chosen {
  /** Null where the preview depends on none. */
  readonly reason: string | null | undefined
  readonly hasDay: boolean
}

/** What has to be chosen before a cancellation can be shown; undefined once it can. */
export const missingForPreview = ({ reason, hasDay }: Chosen): 'both' | 'day' | 'reason' | undefined => {
  const hasReason = reason === null || (reason ?? '') !== ''
  if (hasReason) return hasDay ? undefined : 'day'
  return hasDay ? 'reason' : 'both'
}
