import type { Definition } from '#functions/_platform/storage/definition.ts'
import { messageLabelsDefinition } from './store/messageLabels.ts'
import { messages } from './store/messages.ts'

/** The kinds of records of this service, for jobs that look at all of them. */
export const records: readonly Definition[] = [messages.definition, messageLabelsDefinition]
