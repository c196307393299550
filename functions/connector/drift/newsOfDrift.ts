import { config } from '#functions/_platform/config/config.ts'
import { accountById } from '#functions/account/public.ts'
import { connectorKinds } from '#shared/domain/integration/connectors.ts'
import type { EventDetail } from '#shared/events/events.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { connectors } from '../store/connectors.ts'

/**
 * What a drift is of, as it stands when people are told; undefined once it is mended, nothing is connected any more, or the
 * agreement has ended.
 */
export const newsOfDrift = async (
  { connectorId, connectionId, since }: EventDetail<'connection.drifted'>,
  { now }: { readonly now: string },
) => {
  const connector = await connectors.byId(connectorId)
  const account = connector && (await accountById(connector.accountId))
  if (connector === undefined || account === undefined || connector.agreedUntil <= now) return undefined
  const controls = (connector.drifts ?? [])
    .filter((each) => each.connectionId === connectionId && each.since === since)
    .map(({ control }) => control)
  if (controls.length === 0) return undefined
  const { locale, timeZone } = regionOf(config.region)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(since))
  return { account, controls, day, system: connectorKinds[connector.connectorType].name }
}
