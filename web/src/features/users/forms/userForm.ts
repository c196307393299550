import { z } from 'zod'
import { EmailAddress } from '#shared/contracts/auth/fields.ts'
import { createUser } from '#shared/contracts/auth/users.ts'
import type { AccountType } from '#shared/domain/identity/accountTypes.ts'
import { isRole, type Role, realmOf } from '#shared/domain/identity/roles.ts'
import { RoleTemplateId, TeamId, UserId } from '#shared/domain/ids/ids.ts'
import { readPhone } from '#shared/regions/phone.ts'
import { registrationNumber } from '#web/forms/registrationNumber.ts'
import { region } from '#web/i18n/region.ts'

const { roleId, firstName, lastName, primaryContact, billingContact, slackHandle } = createUser.body.shape

const fields = z.object({
  roleId,
  firstName,
  lastName,
  email: EmailAddress,
  phone: z.string().optional(),
  npn: registrationNumber.optional(),
  slackHandle,
  primaryContact,
  billingContact,
  accountIds: z.array(z.string()).optional(),
  teamIds: z.array(TeamId).optional(),
  roleTemplateId: RoleTemplateId.nullish(),
  inEveryLocation: z.boolean().optional(),
  handOverTo: UserId.nullish(),
})

/** Whether people in a role are put into teams here. */
export const needsTeams = (accountType: AccountType, role: Role | '' | undefined): boolean =>
  accountType === 'AGENCY' && isRole(role) && realmOf(role) === 'TEAM'

/** What the user dialog asks for: the phone by the region's rule, teams of a TEAM role where they are asked for. */
export const userForm = ({ accountType, asksTeams }: { accountType: AccountType; asksTeams: boolean }) =>
  fields.superRefine(
    ({ phone, roleId: role, teamIds = [] }, check) => {
      const reading = phone ? readPhone(region, phone) : undefined
      if (reading && !reading.ok) check.addIssue({ code: 'custom', path: ['phone'], message: reading.message })
      if (asksTeams && needsTeams(accountType, role) && teamIds.length === 0)
        check.addIssue({ code: 'custom', path: ['teamIds'], message: 'Please select a Team' })
    },
    { when: () => true },
  )

export type UserFormValues = z.output<typeof fields>
