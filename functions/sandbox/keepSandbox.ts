import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import { keepSandbox as contract } from '#shared/contracts/sandbox/sandbox.ts'
import { begin } from './begin.ts'
import { mustBeSandbox } from './sandboxOf.ts'

/** What was kept before stands until all of the new one is. */
export const keepSandbox = implement(contract)(async ({ actor, now }) => {
  const before = await mustBeSandbox()
  const keeping = { name: ulid(), at: now, rows: 0, parts: 0, by: actor.name }
  const total = before?.kept?.rows
  return begin(before, { status: 'KEEPING', keeping, ...(total !== undefined && { total }) }, { by: actor.name, now })
})
