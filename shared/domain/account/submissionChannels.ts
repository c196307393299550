/** By which way submissions come: an API key, a mail, a policy's renewal, the app, or a file that was read in the app. */
export const submissionChannels = ['KEY', 'MAIL', 'RENEWAL', 'SCREEN', 'UPLOAD'] as const
export type SubmissionChannel = (typeof submissionChannels)[number]

interface Brought {
  readonly byKey: boolean
  readonly messageId?: string | undefined
  readonly renewalOf?: object | undefined
  /** Whether the form was filled in from a file. */
  readonly fromFile?: boolean | undefined
}

/** The way a submission has come; what it is made of says more than who made it. */
export const submissionChannelOf = ({ byKey, messageId, renewalOf, fromFile }: Brought): SubmissionChannel => {
  if (renewalOf !== undefined) return 'RENEWAL'
  if (messageId !== undefined) return 'MAIL'
  if (byKey) return 'KEY'
  return fromFile ? 'UPLOAD' : 'SCREEN'
}
