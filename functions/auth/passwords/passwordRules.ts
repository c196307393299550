import type { Membership, UserRecord } from '#functions/directory/store/users.ts'
import {
  brokenPasswordRules,
  type PasswordOwner,
  type PasswordRule,
  passwordRules,
  rememberedPasswords,
} from '#shared/domain/identity/passwordRules.ts'
import { organizationOf } from '../organizations/organization.ts'
import { hashPassword, isAmong } from '../secrets/passwordHash.ts'
import { passwordHistories, passwordHistoryId } from '../store/passwordHistories.ts'

const reused = passwordRules.filter(({ errorCode }) => errorCode === 'REUSED')

type Named = Pick<UserRecord, 'email' | 'firstName' | 'lastName'>

/** Whose password it will be, as the rules compare it. */
export const passwordOwner = async (
  { firstName, lastName, email }: Named,
  membership: Pick<Membership, 'accountType' | 'organizationId'>,
): Promise<PasswordOwner> => {
  const { name: organization } = await organizationOf(membership)
  return { firstName, lastName, email, organization }
}

/** The rules a new password of a user breaks, the last five passwords included (rule: passwords). */
export const brokenRules = async (user: UserRecord, password: string): Promise<readonly PasswordRule[]> => {
  const broken = brokenPasswordRules(password, await passwordOwner(user, user))
  if (broken.length > 0) return broken
  const hashes = (await passwordHistories.byId(passwordHistoryId(user.id)))?.hashes ?? []
  return (await isAmong(password, hashes)) ? reused : []
}

/** The write that remembers a password for the rule about the last five. */
export const rememberPassword = async ({
  userId,
  password,
}: {
  readonly userId: string
  readonly password: string
}) => {
  const id = passwordHistoryId(userId)
  const before = await passwordHistories.byId(id)
  const former = before?.hashes ?? []
  const hashes = [await hashPassword(password, former), ...former].slice(0, rememberedPasswords)
  return before === undefined
    ? passwordHistories.create({ id, hashes })
    : passwordHistories.update(before, { ...before, hashes })
}
