import type { AccountType } from './accountTypes.ts'
import { type Role, rolesOf, scopesOf } from './roles.ts'

/** What a provider says for a role of an organization. */
export interface RoleWord {
  readonly role: Role
  readonly says: string
}

/** What a provider says of somebody's role and teams where it was asked to. */
export interface SaidOfPlace {
  readonly role?: string | undefined
  readonly team?: string | undefined
}

/** A value as forms encode it, `Principal+Producer`; anything else is no such value and stays. */
const decoded = (value: string): string => {
  if (!/^(?:[\w.*+-]|%[\da-f]{2})*$/i.test(value)) return value
  try {
    return decodeURIComponent(value.replaceAll('+', ' '))
  } catch {
    return value
  }
}

/**
 * The single values of what a provider said: of several the user pool makes one text, `[a, b]` of a SAML provider's, each as
 * forms encode it (rule: values-as-forms), and JSON of an OpenID Connect provider's.
 */
export const valuesSaid = (text: string | undefined): string[] => {
  const trimmed = (text ?? '').trim()
  const isList = trimmed.startsWith('[') && trimmed.endsWith(']')
  const values = isList ? trimmed.slice(1, -1).split(',') : [trimmed]
  const single = (value: string): string => {
    const [, quoted] = /^"(.*)"$/.exec(value) ?? []
    return quoted ?? (isList ? decoded(value) : value)
  }
  return [...new Set(values.map((value) => single(value.trim())))].filter((value) => value !== '')
}

/** Whether people alone give and take a role: those with which the provider's staff are administered. */
export const isGivenByPeople = (role: Role): boolean => scopesOf(role).includes('role:admin')

/** The roles that a provider may say of an organization's people, the one that may most first. */
export const rolesToSay = (accountType: AccountType): readonly Role[] =>
  rolesOf(accountType).filter((role) => !isGivenByPeople(role))

/** What a provider says for a role: its word where one is agreed, else the role's own name. */
const wordFor = (role: Role, words: readonly RoleWord[]): string =>
  (words.find((each) => each.role === role)?.says ?? role).trim().toLowerCase()

/** The role that a provider says somebody has, of several the one that may most; undefined where it names none. */
export const roleSaid = ({
  text,
  words = [],
  accountType,
}: {
  readonly text: string | undefined
  readonly words?: readonly RoleWord[] | undefined
  readonly accountType: AccountType
}): Role | undefined => {
  const said = new Set(valuesSaid(text).map((value) => value.toLowerCase()))
  return rolesToSay(accountType).find((role) => said.has(wordFor(role, words)))
}
