import { addPolicyContact } from '#shared/contracts/account/contacts.ts'
import { login } from '#shared/contracts/auth/index.ts'
import { joinAccount } from '#shared/contracts/auth/invitations.ts'
import { linkPages } from '#shared/contracts/auth/linkPages.ts'
import type { AccountId } from '#shared/domain/ids/ids.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { type RegionClient, regionClient } from '../journey/client.ts'
import type { Company } from '../journey/company.ts'
import { newestMail, waitForMail } from '../journey/mailbox.ts'
import { unlessProblem } from '../journey/unlessProblem.ts'
import type { Platform } from '../platform.ts'
import { demoPassword } from './cast.ts'

/** The policy holder is invited by the agent and accepts: an insured who can sign in, unless they can already. */
export const acceptPortalInvite = async (
  platform: Platform,
  region: RegionCode,
  agent: RegionClient,
  accountId: AccountId,
  company: Company,
): Promise<void> => {
  const anyone = regionClient(region, platform.port)
  const known = { username: company.contactEmail, password: demoPassword }
  if ((await unlessProblem('auth.credentialsRefused', anyone.call(login, { body: known }))) !== undefined) return
  const before = await newestMail(platform.port, company.contactEmail)
  const { contactFirstName, contactLastName, contactEmail, contactPhone } = company
  await agent.call(addPolicyContact, {
    params: { accountId },
    body: { contactFirstName, contactLastName, contactEmail, contactPhone, addUserToSystem: true },
  })
  const token = await waitForMail(
    platform.port,
    contactEmail,
    new RegExp(`${linkPages.signUpValidation}\\S*?#([\\w.-]+)`),
    { after: before },
  )
  await anyone.call(joinAccount, {
    body: { token, firstName: contactFirstName, lastName: contactLastName, password: demoPassword },
  })
}
