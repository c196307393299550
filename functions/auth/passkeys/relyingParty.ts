import { config } from '#functions/_platform/config/config.ts'
import { regionOf } from '#shared/regions/regions.ts'

/** Whom passkeys are made for: the region's own domain, so that one of another region opens nothing here. */
export const relyingParty = () => {
  const { hostname, origin } = new URL(config.publicUrl)
  return { id: hostname, name: regionOf(config.region).provider.name, origin }
}
