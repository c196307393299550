import { addPolicyContact } from '#shared/contracts/account/contacts.ts'
import { joinAccount } from '#shared/contracts/auth/invitations.ts'
import { linkPages } from '#shared/contracts/auth/linkPages.ts'
import type { AccountId } from '#shared/domain/ids/ids.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { type RegionClient, regionClient } from '../journey/client.ts'
import type { Company } from '../journey/company.ts'
import { waitForMail } from '../journey/mailbox.ts'
import type { Platform } from '../platform.ts'
import { demoPassword } from './cast.ts'

/** The policy holder is invited by the agent and accepts: an insured who can sign in. */
export const acceptPortalInvite = async (
  platform: Platform,
  region: RegionCode,
  agent: RegionClient,
  accountId: AccountId,
  company: Company,
): Promise<void> => {
  const { contactFirstName, contactLastName, contactEmail, contactPhone } = company
  await agent.call(addPolicyContact, {
    params: { accountId },
    body: { contactFirstName, contactLastName, contactEmail, contactPhone, addUserToSystem: true },
  })
  const validationToken = await waitForMail(
    platform.port,
    contactEmail,
    new RegExp(`${linkPages.signUpValidation}/([\\w.-]+)`),
  )
  await regionClient(region, platform.port).call(joinAccount, {
    query: { validationToken },
    body: { firstName: contactFirstName, lastName: contactLastName, password: demoPassword },
  })
}
