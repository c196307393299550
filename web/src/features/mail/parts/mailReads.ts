import { getMessage, listMessageHistory, listMessageLabels, searchMessages } from '#shared/contracts/inbox/messages.ts'

/** What every change of a message makes stale. */
export const mailReads = [searchMessages, getMessage, listMessageHistory, listMessageLabels]
