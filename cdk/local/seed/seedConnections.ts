import { createConnection, listAccountConnectors } from '#shared/contracts/connector/connections.ts'
import { searchPostures } from '#shared/contracts/connector/postures.ts'
import type { AccountId } from '#shared/domain/ids/ids.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import type { RegionClient } from '../journey/client.ts'
import { patience } from '../journey/until.ts'
import type { Platform } from '../platform.ts'
import { partner } from './partnerCast.ts'
import { signInAs } from './signInAs.ts'

/** Insureds in the care of the security provider whose systems are read, and which of them; the others have agreed to none. */
const told = [['CLOUDFLARE', 'QUALYSVM'], ['CLOUDFLARE'], ['QUALYSVM'], ['CLOUDFLARE'], ['QUALYSVM']] as const

/** At this one the secret was changed since, so that its system refuses to be read and somebody has to look. */
const refusedAt = 3

interface Connecting {
  readonly accountId: AccountId
  readonly systems: (typeof told)[number]
  readonly isRefused: boolean
}

const connect = async (mssp: RegionClient, { accountId, systems, isRefused }: Connecting): Promise<void> => {
  const { length } = await mssp.call(listAccountConnectors, { params: { accountId } })
  if (length > 0) return
  for (const connector of systems)
    await mssp.call(createConnection, {
      body: {
        ...{ connector, accountId, agreement: true },
        credentials: {
          username: 'palisade-reader',
          password: `a ${isRefused ? 'wrong secret' : 'secret'} of ${connector.toLowerCase()}`,
        },
      },
    })
}

const seedRegion = async (platform: Platform, region: RegionCode): Promise<void> => {
  const mssp = await signInAs(platform, partner(region, 'mssp').person)
  const { hits } = await mssp.call(searchPostures, { query: { size: 25 } })
  for (const [index, systems] of told.entries()) {
    const insured = hits[2 * index]
    if (insured !== undefined)
      await connect(mssp, { accountId: insured.accountId, systems, isRefused: index === refusedAt })
  }
}

/** Has systems of some insureds connected by the security provider in whose care they are. Called again it changes nothing. */
export const seedConnections = async (platform: Platform): Promise<void> => {
  await Promise.all(platform.regions.map((region) => seedRegion(platform, region)))
  await platform.settled(patience)
}
