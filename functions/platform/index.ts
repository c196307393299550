import { serve } from '#functions/_platform/http/serve.ts'
import * as contracts from '#shared/contracts/platform/index.ts'
import { getConsoleVersion } from './environment/getConsoleVersion.ts'
import { getEnvironment } from './environment/getEnvironment.ts'

export const handler = serve(contracts, { getConsoleVersion, getEnvironment })
