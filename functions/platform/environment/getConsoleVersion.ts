import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/platform/environment.ts'

export const getConsoleVersion = implement(contract.getConsoleVersion)(async () => ({ version: config.version }))
