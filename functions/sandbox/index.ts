import { serve } from '#functions/_platform/http/serve.ts'
import * as contracts from '#shared/contracts/sandbox/index.ts'
import { getSandbox } from './getSandbox.ts'
import { keepSandbox } from './keepSandbox.ts'
import { moveSandboxClock } from './moveSandboxClock.ts'
import { resetSandbox } from './resetSandbox.ts'

export const handler = serve(contracts, { getSandbox, keepSandbox, moveSandboxClock, resetSandbox })
