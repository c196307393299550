import { serve } from '#functions/_platform/http/serve.ts'
import * as contracts from '#shared/contracts/platform/index.ts'
import { getConsoleVersion } from './environment/getConsoleVersion.ts'
import { getDeploymentTime } from './environment/getDeploymentTime.ts'
import { getEnvironment } from './environment/getEnvironment.ts'
import { getPublicConfig } from './environment/getPublicConfig.ts'
import { getTranslations } from './translations/getTranslations.ts'

export const handler = serve(contracts, {
  getConsoleVersion,
  getDeploymentTime,
  getEnvironment,
  getPublicConfig,
  getTranslations,
})
