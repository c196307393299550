import { implement } from '#functions/_platform/http/implement.ts'
import { moveSandboxClock as contract } from '#shared/contracts/sandbox/sandbox.ts'
import { stepsTo } from '#shared/domain/integration/sandbox.ts'
import { begin } from './begin.ts'
import { mustBeSandbox } from './sandboxOf.ts'

const dayMilliseconds = 86_400_000

/** The days pass one by one in the worker. */
export const moveSandboxClock = implement(contract)(async ({ body, actor, now }) => {
  const before = await mustBeSandbox()
  const at = Date.parse(now)
  const until = at + body.days * dayMilliseconds
  return begin(before, { status: 'MOVING', until, total: stepsTo({ at, until }) }, { by: actor.name, now })
})
