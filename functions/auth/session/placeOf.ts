import type { Client } from '#functions/_platform/http/client.ts'
import { networkOf } from '#shared/domain/identity/device.ts'
import type { SessionRecord } from '../store/sessions.ts'

/** Where a client is, as far as its user's list of sessions tells. */
export const placeOf = ({ address, country }: Client): SessionRecord['place'] => ({
  network: networkOf(address),
  ...(country !== undefined && { country }),
})
