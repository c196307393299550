import { clockAhead } from '#functions/_platform/clock/clock.ts'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/platform/environment.ts'
import { PublishedEnvironment } from '#shared/contracts/platform/publishedEnvironment.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { published } from '../operations/published.ts'

export const getEnvironment = implement(contract.getEnvironment)(async ({ now }) => {
  const { code, locale, flags, support } = regionOf(config.region)
  const dsn = config.errorReportsDsn
  const set = await published('environment', PublishedEnvironment, now)
  return {
    region: code,
    locale,
    flags: { ...flags, ...set?.flags },
    supportContact: support,
    ...(set?.incidentBanner && { incidentBanner: set.incidentBanner }),
    ...(set?.maintenanceBanner && { maintenanceBanner: set.maintenanceBanner }),
    ...(config.isSandbox && { clockAhead: clockAhead() }),
    ...(dsn !== undefined && { errorReports: { dsn, environment: config.environment } }),
  }
})
