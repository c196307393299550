import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/platform/environment.ts'

/** The one environment that business is done in. */
const productive = 'production'

export const getPublicConfig = implement(contract.getPublicConfig)(async () => ({
  prod: config.environment === productive,
  envName: config.environment,
}))
