import { searchAccounts } from '#shared/contracts/account/accounts.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { patience } from '../journey/until.ts'
import type { Platform } from '../platform.ts'
import { people } from './cast.ts'
import { insuredAdminOf } from './insuredAdminCast.ts'
import { invite } from './seedPeople.ts'
import { signInAs } from './signInAs.ts'

const seedRegion = async (platform: Platform, region: RegionCode): Promise<void> => {
  const admin = await signInAs(platform, people(region).superAdmin)
  const { company, ...person } = insuredAdminOf(region)
  const { hits } = await admin.call(searchAccounts, { query: { search: company, size: 10 } })
  const account = hits.find(({ name }) => name === company)
  if (account === undefined) throw new Error(`The account of ${company} is not found.`)
  await invite(admin, person, account.id)
  await platform.settled(patience)
  await signInAs(platform, person)
}

/** Has an insured of each region somebody in charge of its account, beside its policy holder. Called again it changes nothing. */
export const seedInsuredAdmins = async (platform: Platform): Promise<void> => {
  await Promise.all(platform.regions.map((region) => seedRegion(platform, region)))
}
