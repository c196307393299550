import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { mostDaysMoved, sandboxStatuses } from '#shared/domain/integration/sandbox.ts'

/** A deployment in which no business is done, with a clock of its own and a state that it can be put back to. */
export const Sandbox = z.object({
  status: z.enum(sandboxStatuses),
  now: Instant.describe('What its clock says.'),
  ahead: z.int().describe('How many seconds its clock is ahead of the world’s; less than nothing where it is behind.'),
  until: Instant.optional().describe('Where its clock is moved to, while it is.'),
  done: z.int().optional().describe('How much of what it is busy with is done: days, or rows.'),
  total: z.int().optional(),
  by: z.string().optional().describe('Who asked last for something to be done to it.'),
  kept: z
    .object({ at: Instant.describe('What its clock said.'), rows: z.int(), by: z.string() })
    .optional()
    .describe('The state that it is put back to.'),
  error: z.string().optional().describe('Why the last of it did not come to its end.'),
})
export type Sandbox = z.infer<typeof Sandbox>

const busy = { status: 202, response: Sandbox } as const

export const getSandbox = defineOperation({
  name: 'getSandbox',
  method: 'GET',
  path: '/api/sandbox/v1/sandbox',
  summary:
    'What the sandbox’s clock says, what it is busy with and how far that is, and the state it can be put back to.',
  access: 'any',
  byKeys: true,
  response: Sandbox,
  problems: ['sandbox.none'],
})

export const moveSandboxClock = defineOperation({
  name: 'moveSandboxClock',
  method: 'POST',
  path: '/api/sandbox/v1/sandbox/clock',
  summary:
    'Moves the sandbox’s clock forward, day by day; what comes due on the way is done as if the days had passed.',
  access: 'sandbox:manage',
  body: z.strictObject({ days: z.int().min(1).max(mostDaysMoved) }),
  ...busy,
  problems: ['sandbox.busy', 'sandbox.none'],
})

export const keepSandbox = defineOperation({
  name: 'keepSandbox',
  method: 'POST',
  path: '/api/sandbox/v1/sandbox/keep',
  summary: 'Keeps the sandbox as it is, in place of what was kept before; nobody changes anything meanwhile.',
  access: 'sandbox:manage',
  ...busy,
  problems: ['sandbox.busy', 'sandbox.none'],
})

export const resetSandbox = defineOperation({
  name: 'resetSandbox',
  method: 'POST',
  path: '/api/sandbox/v1/sandbox/reset',
  summary: 'Puts the sandbox back to what was kept, its clock as well; what was done since is gone. Sessions stay.',
  access: 'sandbox:manage',
  ...busy,
  problems: ['sandbox.busy', 'sandbox.none', 'sandbox.nothingKept'],
})
