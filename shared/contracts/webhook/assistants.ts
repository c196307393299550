import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { hitsOf, hitsQuery } from '#shared/contract/paging.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { assistantDoor } from '#shared/domain/identity/assistants.ts'
import { AssistantRequestId } from '#shared/domain/ids/ids.ts'
import { line } from '#shared/domain/text/text.ts'
import { allowedActions } from '#shared/records/allowedActions.ts'
import { assistantRequestStatuses } from '#shared/records/assistantRequest/assistantRequestStatus.ts'
import { HistoryPage } from '#shared/records/historyEntry.ts'

/** A record that a call is about, as it is now. */
export const TouchedRecord = z.object({
  id: z.string(),
  kind: z.string().describe('By which name the path has it, such as `quote`.'),
  name: z.string().optional(),
  status: z.string().optional(),
  total: z.int().optional().describe('What it costs, minor units.'),
})
export type TouchedRecord = z.infer<typeof TouchedRecord>

/** What an assistant asks to do: one call, as it would be made, and what is known beforehand of what it does. */
export const AssistantRequest = z.object({
  id: AssistantRequestId,
  name: z.string().describe('Who asks: for whom, and by which key.'),
  operation: z.string(),
  summary: z.string().describe('What the operation does.'),
  input: z.string().describe('All that it is called with, as JSON: `params`, `query`, `body`.'),
  touched: z.array(TouchedRecord),
  preview: z
    .object({ operation: z.string(), answer: z.string().describe('As JSON; amounts are minor units.') })
    .optional()
    .describe('What the platform says that it would do: price, documents, postings, what is returned.'),
  needed: z.array(z.string()).describe('The permissions of which whoever approves it has one.'),
  provesIdentity: z.boolean().describe('Whoever approves it proves who they are.'),
  status: z.enum(assistantRequestStatuses),
  created: Instant,
  expiresAt: Instant.describe('Until when it can be approved, and once it is, until when it can be done.'),
  decision: z.object({ by: z.string(), name: z.string(), at: Instant, note: z.string().optional() }).optional(),
  doneAt: Instant.optional(),
  lastUpdated: Instant,
})
export type AssistantRequest = z.infer<typeof AssistantRequest>

const params = { assistantRequestId: AssistantRequestId }

export const listAssistantRequests = defineOperation({
  name: 'listAssistantRequests',
  method: 'GET',
  path: `${assistantDoor}/requests`,
  summary: 'What assistants of the caller’s organization ask to do, the newest first.',
  access: 'integration:manage',
  query: z.strictObject({
    size: hitsQuery(20).size,
    after: hitsQuery(20).after,
    before: hitsQuery(20).before,
    status: z.enum(assistantRequestStatuses).optional(),
  }),
  response: hitsOf(AssistantRequest),
})

export const getAssistantRequest = defineOperation({
  name: 'getAssistantRequest',
  method: 'GET',
  path: `${assistantDoor}/requests/{assistantRequestId}`,
  summary: 'One thing that an assistant asks to do.',
  access: 'integration:manage',
  params,
  response: AssistantRequest.extend({ allowedActions }),
  problems: ['assistantRequest.notFound'],
})

export const listAssistantRequestHistory = defineOperation({
  name: 'listAssistantRequestHistory',
  method: 'GET',
  path: `${assistantDoor}/requests/{assistantRequestId}/history`,
  summary: 'What was done to one thing that an assistant asks to do, by whom, and what it changed.',
  access: 'integration:manage',
  params,
  response: HistoryPage,
  problems: ['assistantRequest.notFound'],
})

export const approveAssistantRequest = defineOperation({
  name: 'approveAssistantRequest',
  method: 'PUT',
  path: `${assistantDoor}/requests/{assistantRequestId}/approve`,
  summary:
    'Lets an assistant make the call that was shown, once and within the hour; only who may make it lets it be made.',
  access: 'integration:manage',
  stepUp: 'depends',
  notJumped: true,
  params,
  response: AssistantRequest,
  problems: ['assistantRequest.expired', 'assistantRequest.notAllowed', 'assistantRequest.notFound'],
})

export const refuseAssistantRequest = defineOperation({
  name: 'refuseAssistantRequest',
  method: 'PUT',
  path: `${assistantDoor}/requests/{assistantRequestId}/refuse`,
  summary: 'Refuses what an assistant asks to do, or takes an approval back that was not used yet.',
  access: 'integration:manage',
  notJumped: true,
  params,
  body: z.strictObject({ note: line(300).optional().describe('What the assistant is told.') }),
  response: AssistantRequest,
  problems: ['assistantRequest.notAllowed', 'assistantRequest.notFound'],
})

const messageId = z.union([line(200), z.int()])

/** The door of assistants: JSON-RPC as the Model Context Protocol has it over HTTP, without sessions and streams. */
export const callAssistantTools = defineOperation({
  name: 'callAssistantTools',
  method: 'POST',
  path: assistantDoor,
  summary:
    'The Model Context Protocol (streamable HTTP, stateless): the operations as tools for assistants. Reading is free within the caller’s reach; anything else is asked for first, and done once a person has approved it.',
  access: 'any',
  byKeys: true,
  byAssistants: true,
  notJumped: true,
  acknowledges: true,
  query: z.strictObject({
    services: line(200)
      .optional()
      .describe('Services whose operations are all listed as tools, parted by commas: `quote,policy`.'),
  }),
  body: z.strictObject({
    jsonrpc: z.literal('2.0'),
    id: messageId.optional().describe('Without one it is told and not answered.'),
    method: line(100),
    params: z.record(z.string(), z.unknown()).optional(),
  }),
  response: z
    .object({
      jsonrpc: z.literal('2.0'),
      id: messageId,
      result: z.record(z.string(), z.unknown()).optional(),
      error: z.object({ code: z.int(), message: z.string() }).optional(),
    })
    .optional(),
})
