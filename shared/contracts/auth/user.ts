import { z } from 'zod'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { RoleTemplateId } from '#shared/domain/ids/ids.ts'
import { userStatuses } from '#shared/records/user/userStatus.ts'
import { AccountTypeField, MfaTypeField, RoleId } from './fields.ts'

export const RoleLabel = z.object({ id: RoleId, label: z.string() })

/** A user as others see it. `lastLogin` and `passwordResetDate` are instants. */
export const User = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().describe('E.164; empty when none is known.'),
  role: RoleLabel,
  roleTemplate: z
    .object({ id: RoleTemplateId, name: z.string() })
    .optional()
    .describe('The template of the role that the user has, told at home alone.'),
  primaryContact: z.boolean(),
  billingContact: z.boolean(),
  enabled: z.boolean(),
  status: z.enum(userStatuses),
  lastLogin: Instant.optional(),
  mfaType: MfaTypeField,
  passwordResetDate: Instant.optional(),
  npn: z.string().optional(),
  initials: z.string(),
  avatarUrl: z.string().optional(),
  slackHandle: z.string().optional(),
  accountIds: z.array(z.string()),
  inEveryLocation: z.boolean().optional().describe('Works in every location of the home agency as well.'),
  teams: z.array(z.string()).describe('Ids of the teams of a TEAM role.'),
  guest: z.boolean().optional().describe('At home in another organization, which alone changes the user.'),
})
export type User = z.infer<typeof User>

/** The organization that a user works for. */
export const UserAccount = z.object({
  id: z.string(),
  name: z.string(),
  accountType: AccountTypeField,
  enforceMfa: z.boolean(),
})

/** An organization as a list of its people names it. */
export const ListedAccount = z.object({ id: z.string(), name: z.string(), accountType: AccountTypeField })

/** A person as pickers show one. */
export const Person = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  initials: z.string(),
  avatarUrl: z.string().optional(),
})
