import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/rater/rules.ts'
import { stateGlobals } from '#shared/domain/coverage/stateGlobals.ts'

export const getStateGlobals = implement(contract.getStateGlobals)(async () => stateGlobals(config.region))
