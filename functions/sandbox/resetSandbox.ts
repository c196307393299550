import { implement } from '#functions/_platform/http/implement.ts'
import { resetSandbox as contract } from '#shared/contracts/sandbox/sandbox.ts'
import { begin } from './begin.ts'
import { mustBeSandbox } from './sandboxOf.ts'

export const resetSandbox = implement(contract)(async ({ actor, now, fail }) => {
  const before = await mustBeSandbox()
  const { rows } = before?.kept ?? fail('sandbox.nothingKept')
  return begin(before, { status: 'RESETTING', total: rows }, { by: actor.name, now })
})
