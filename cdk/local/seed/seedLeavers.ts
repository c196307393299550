import { createUser, getCurrentUser, removeUser } from '#shared/contracts/auth/index.ts'
import { listLeavers } from '#shared/contracts/auth/leavers.ts'
import { UserId } from '#shared/domain/ids/ids.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { unlessProblem } from '../journey/unlessProblem.ts'
import { patience } from '../journey/until.ts'
import type { Platform } from '../platform.ts'
import { type DemoPerson, people } from './cast.ts'
import { signInAs } from './signInAs.ts'

const left: Readonly<Record<RegionCode, readonly [firstName: string, lastName: string, phone: string]>> = {
  us: ['Gordon', 'Pike', '(512) 555-0116'],
  uk: ['Hamish', 'Orr', '+44 20 7946 0116'],
  au: ['Keith', 'Lomax', '+61 2 7010 0116'],
}

/** Who worked at the first agency, as an agent like the one who still does. */
const leaverOf = (region: RegionCode): DemoPerson => {
  const { agent } = people(region)
  const [firstName, lastName, phone] = left[region]
  const email = `${firstName}.${lastName}@${agent.email.replace(/^.*@/, '')}`.toLowerCase()
  return { ...agent, firstName, lastName, phone, email }
}

const seedRegion = async (platform: Platform, region: RegionCode): Promise<void> => {
  const admin = await signInAs(platform, people(region).agencyAdmin)
  const leaver = leaverOf(region)
  const { email, firstName, lastName, phone, role } = leaver
  const { content } = await admin.call(listLeavers, { query: {} })
  if (content.some((each) => each.email === email)) return
  const body = { email, firstName, lastName, phone, roleId: role, primaryContact: false, billingContact: false }
  await unlessProblem('user.alreadyExists', admin.call(createUser, { body }))
  await platform.settled(patience)
  const client = await signInAs(platform, leaver)
  const userId = UserId.parse((await client.call(getCurrentUser, {})).id)
  await admin.call(removeUser, { params: { userId }, query: {} })
  await platform.settled(patience)
}

/** Has somebody leave the first agency of each region, who is listed there among those who left. Called again it changes nothing. */
export const seedLeavers = async (platform: Platform): Promise<void> => {
  await Promise.all(platform.regions.map((region) => seedRegion(platform, region)))
}
