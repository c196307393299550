/** The summary of a decline that a rule has made. */
export const declinedByRule = 'Declined by rule'

/** Whether a rule has declined the quote and nobody since: then it may be appealed. */
export const isDeclinedByRule = ({
  statusNote,
}: {
  readonly statusNote?: { readonly reasonSummary: string } | undefined
}): boolean => statusNote?.reasonSummary === declinedByRule
