import type { EmailType } from './messageWords.ts'

const answered = /^\s*(?:re|aw|sv|antw)\s*(?:\[\d+\])?\s*:/i
const forwarded = /^\s*(?:fwd?|wg|tr)\s*:/i
const prefix = /^\s*(?:re|aw|sv|antw|fwd?|wg|tr)\s*(?:\[\d+\])?\s*:\s*/i

/** The subject without what mail programs put before it. */
export const bareSubject = (subject: string): string => {
  let bare = subject.trim()
  while (prefix.test(bare)) bare = bare.replace(prefix, '')
  return bare
}

/** The subject of what answers or passes on another message. */
export const subjectFor = (type: EmailType, subject: string): string => {
  const bare = bareSubject(subject)
  if (type === 'FORWARD') return `Fwd: ${bare}`
  return type === 'NEW' ? bare : `Re: ${bare}`
}

/** How a message that came in stands to those before it in its thread, the last of which may be ours. */
export const emailTypeOf = (message: {
  readonly subject: string
  readonly inReplyTo: string | undefined
  /** Who wrote last in its thread before it: we, or they; nobody where it begins one. */
  readonly before: 'THEY' | 'WE' | undefined
}): EmailType => {
  if (message.before === 'THEY') return 'FOLLOWUP'
  if (message.before === 'WE') return 'REPLY'
  if (forwarded.test(message.subject)) return 'FORWARD'
  return message.inReplyTo !== undefined || answered.test(message.subject) ? 'REPLY' : 'NEW'
}
