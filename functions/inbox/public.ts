import type { NamingRecords } from '#functions/_platform/storage/record.ts'
import { messages } from './store/messages.ts'

/** Records that name people who need be no users. */
export const inboxNaming: readonly NamingRecords[] = [messages]
