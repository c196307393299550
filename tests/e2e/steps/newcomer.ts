import { regionClient } from '#cdk/local/journey/client.ts'
import { waitForMail } from '#cdk/local/journey/mailbox.ts'
import { openAccount } from '#cdk/local/journey/steps.ts'
import { type DemoPerson, demoAgencies, demoPassword, people } from '#cdk/local/seed/cast.ts'
import { addAgency, updateAgency } from '#shared/contracts/account/agencies.ts'
import { addPolicyContact } from '#shared/contracts/account/contacts.ts'
import { acceptUserInvite, joinAccount } from '#shared/contracts/auth/invitations.ts'
import { linkPages } from '#shared/contracts/auth/linkPages.ts'
import { createUser } from '#shared/contracts/auth/users.ts'
import { type AccountId, AgencyId } from '#shared/domain/ids/ids.ts'
import type { Role } from '#shared/permissions.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { platform } from '../platform.ts'
import { clientOf } from './client.ts'
import { companyOf } from './prepare.ts'

const linkIn = (email: string, page: string): Promise<string> =>
  waitForMail(platform().port, email, new RegExp(`${page}\\S*#([\\w.-]+)`))

/** A number for a name, so that each agency has a registration of its own. */
const numberOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 90_000, 7)

/** An agency of its own, for a story about its people. */
export const newAgency = async (
  region: RegionCode,
  name: string,
  { enforceMfa = false, contactEmail }: { readonly enforceMfa?: boolean; readonly contactEmail?: string } = {},
): Promise<string> => {
  const admin = await clientOf(people(region).superAdmin)
  // Contact and address as another agency of the region has them.
  const [like] = demoAgencies(region)
  if (like === undefined) throw new Error(`There is no agency in ${region}.`)
  const { key: _, ...likeOthers } = like
  const hostname = name.toLowerCase().replace(/\W/g, '')
  const npn = String(Number(like.npn) + numberOf(name))
  const contact = contactEmail === undefined ? {} : { contactEmail }
  const { id } = await admin.call(addAgency, { body: { ...likeOthers, ...contact, name, hostname, npn } })
  const params = { agencyId: AgencyId.parse(id) }
  if (enforceMfa) await admin.call(updateAgency, { params, body: { enforceMfa: true } })
  return id
}

interface Newcomer {
  readonly email: string
  readonly role: Role
  /** The organization to work for; none for staff. */
  readonly organizationId?: string
  readonly phone?: string
}

/** Who newcomers are. */
const [firstName, lastName] = ['Ada', 'Archer']

/** Invites somebody. */
export const inviteNewcomer = async (
  region: RegionCode,
  { email, role, organizationId, phone = '' }: Newcomer,
): Promise<void> => {
  const admin = await clientOf(people(region).superAdmin)
  await admin.call(createUser, {
    body: {
      email,
      firstName,
      lastName,
      phone,
      roleId: role,
      primaryContact: false,
      billingContact: false,
      ...(organizationId !== undefined && { accountIds: [organizationId] }),
    },
  })
}

/** Invites somebody who accepts with the demo password. */
export const newcomer = async (region: RegionCode, invited: Newcomer): Promise<DemoPerson> => {
  await inviteNewcomer(region, invited)
  const { email, role, phone = '' } = invited
  const token = await linkIn(email, linkPages.userInvited)
  await regionClient(region, platform().port).call(acceptUserInvite, {
    body: { token, password: demoPassword },
  })
  return { region, email, password: demoPassword, who: role, firstName, lastName, phone, role }
}

/** The contact of a company's account is invited by the agent and joins: an insured who can sign in. */
export const joinsAsInsured = async (region: RegionCode, name: string, accountId: AccountId): Promise<DemoPerson> => {
  const agent = await clientOf(people(region).producer)
  const { contactFirstName, contactLastName, contactEmail: email, contactPhone } = companyOf(region, name, 1_000_000)
  await agent.call(addPolicyContact, {
    params: { accountId },
    body: { contactFirstName, contactLastName, contactEmail: email, contactPhone, addUserToSystem: true },
  })
  const [firstName, lastName] = [contactFirstName, contactLastName]
  await regionClient(region, platform().port).call(joinAccount, {
    body: { token: await linkIn(email, linkPages.signUpValidation), firstName, lastName, password: demoPassword },
  })
  const role = 'Policy Holder'
  return { region, email, password: demoPassword, who: role, firstName, lastName, phone: '', role }
}

/** An insured who can sign in, of a company whose account is new. */
export const newInsured = async (region: RegionCode, name: string): Promise<DemoPerson> => {
  const agent = await clientOf(people(region).producer)
  return joinsAsInsured(region, name, await openAccount(agent, companyOf(region, name, 1_000_000)))
}
