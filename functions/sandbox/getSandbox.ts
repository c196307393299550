import { implement } from '#functions/_platform/http/implement.ts'
import { getSandbox as contract } from '#shared/contracts/sandbox/sandbox.ts'
import { mustBeSandbox, sandboxOf } from './sandboxOf.ts'

export const getSandbox = implement(contract)(async () => sandboxOf(await mustBeSandbox()))
