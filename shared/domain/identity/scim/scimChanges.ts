import { scimAttribute } from './scimFilter.ts'

/** What an identity provider says of somebody, as far as the platform keeps it; what it does not say is not there. */
export interface ScimSaid {
  readonly userName?: string
  /** The identity provider's own name for them; empty to forget it. */
  readonly externalId?: string
  readonly givenName?: string
  readonly familyName?: string
  readonly phone?: string
  readonly active?: boolean
  /** A role by its name. */
  readonly role?: string
}

/** One operation of a PATCH (RFC 7644, 3.5.2). */
export interface ScimOperation {
  readonly op: string
  readonly path?: string | undefined
  readonly value?: unknown
}

type Said = { -readonly [Field in keyof ScimSaid]: ScimSaid[Field] }

/** Why something cannot be read, or done, by the names of RFC 7644, 3.12. */
export type ScimFault = 'invalidPath' | 'invalidSyntax' | 'invalidValue' | 'mutability'

/** Some write truth as a text. */
const truth = (value: unknown): boolean | undefined => {
  if (typeof value === 'boolean') return value
  const text = String(value).toLowerCase()
  return text === 'true' ? true : text === 'false' ? false : undefined
}

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Of several values the primary one, else the first. */
const oneOf = (value: unknown): unknown => {
  if (!Array.isArray(value)) return isNode(value) ? value.value : value
  const chosen: unknown = value.find((each) => isNode(each) && truth(each.primary) === true) ?? value[0]
  return isNode(chosen) ? chosen.value : chosen
}

const textField = (
  path: string,
): 'externalId' | 'familyName' | 'givenName' | 'phone' | 'role' | 'userName' | undefined => {
  if (path === 'username') return 'userName'
  if (path === 'externalid') return 'externalId'
  if (path === 'name.givenname') return 'givenName'
  if (path === 'name.familyname') return 'familyName'
  if (/^roles(?:\[.*\])?(?:\.value)?$/.test(path)) return 'role'
  return /^phonenumbers(?:\[type eq "(?:work|mobile)"\])?(?:\.value)?$/.test(path) ? 'phone' : undefined
}

/** Takes one attribute; what the platform does not keep is passed over, as a provider sends all it has. */
const take = (said: Said, path: string, value: unknown): ScimFault | undefined => {
  if (path === 'active') {
    const active = truth(value)
    if (active === undefined) return 'invalidValue'
    said.active = active
    return undefined
  }
  if (path === 'name' && isNode(value)) return takeAll(said, value, 'name.')
  const field = textField(path)
  if (field === undefined) return undefined
  const text = oneOf(value) ?? ''
  if (typeof text !== 'string') return 'invalidValue'
  // A number of another kind of phone does not take the place of the one before.
  if (field !== 'phone' || said.phone === undefined || text !== '') said[field] = text
  return undefined
}

const takeAll = (said: Said, node: Readonly<Record<string, unknown>>, within = ''): ScimFault | undefined => {
  for (const [name, value] of Object.entries(node)) {
    const fault = take(said, `${within}${scimAttribute(name)}`, value)
    if (fault !== undefined) return fault
  }
  return undefined
}

/** What a whole resource says. */
export const saidOfResource = (resource: Readonly<Record<string, unknown>>): ScimSaid | ScimFault => {
  const said: Said = {}
  return takeAll(said, resource) ?? said
}

/** What RFC 7643 says of people and of groups: whatever of it the platform does not keep is passed over. */
const attributes = {
  user: (
    'schemas id externalid meta username name displayname nickname profileurl title usertype preferredlanguage locale ' +
    'timezone active password emails phonenumbers ims photos addresses groups entitlements roles x509certificates'
  ).split(' '),
  group: 'schemas id externalid meta displayname members'.split(' '),
} as const

/**
 * Whether a path names something that there is (RFC 7644, 3.5.2): what has a misspelt name is refused, since who wrote
 * `activ` would take somebody for put out who is not. An extension's are its own.
 */
const isKnownPath = (path: string, of: keyof typeof attributes): boolean => {
  const name = scimAttribute(path)
  if (/^urn:[\w.:-]+$/.test(name)) return true
  const [, first = ''] = /^([a-z][\w$-]*)(?:\[[^\]]+\])?(?:\.[a-z$][\w$-]*)?$/.exec(name) ?? []
  return attributes[of].includes(first)
}

/** What everybody has (RFC 7643, 8.7.1): taking it away is refused (RFC 7644, 3.5.2.2). */
const required: readonly string[] = ['id', 'username', 'schemas', 'meta']

/** What can be taken away. */
const removable: readonly string[] = ['externalid', 'phonenumbers']

/**
 * What the operations of a PATCH say in their order, however a provider spells them: `Replace`, a value that is an object
 * without a path, `"False"`.
 */
export const saidOfPatch = (operations: readonly ScimOperation[]): ScimSaid | ScimFault => {
  const said: Said = {}
  for (const { op, path, value } of operations) {
    const kind = op.toLowerCase()
    if (kind !== 'add' && kind !== 'replace' && kind !== 'remove') return 'invalidSyntax'
    let fault: ScimFault | undefined
    if (path === undefined) {
      if (kind === 'remove' || !isNode(value)) return 'invalidPath'
      fault = takeAll(said, value)
    } else if (!isKnownPath(path, 'user')) return 'invalidPath'
    else if (kind === 'remove') {
      const name = scimAttribute(path)
      if (required.includes(name)) return 'mutability'
      if (removable.some((each) => name.startsWith(each))) fault = take(said, name, '')
    } else fault = take(said, scimAttribute(path), value)
    if (fault !== undefined) return fault
  }
  return said
}

/** Who is put into a group and taken out of it, by id. */
export interface ScimMembers {
  readonly added: readonly string[]
  readonly removed: readonly string[]
  /** Those alone are to be in it. */
  readonly only?: readonly string[]
}

const groupPrefix = /^urn:ietf:params:scim:schemas:core:2\.0:group:/i

const idsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((each: unknown) => {
    const id = isNode(each) ? each.value : each
    return typeof id === 'string' ? [id] : []
  })

/** What the operations of a PATCH of a group say of its members, its name and all else aside. */
export const membersOfPatch = (operations: readonly ScimOperation[]): ScimMembers | ScimFault => {
  const added = new Set<string>()
  const removed = new Set<string>()
  let only: Set<string> | undefined
  for (const { op, path, value } of operations) {
    const kind = op.toLowerCase()
    if (kind !== 'add' && kind !== 'replace' && kind !== 'remove') return 'invalidSyntax'
    const inside = path === undefined && isNode(value) ? value.members : value
    if (path !== undefined && !isKnownPath(path, 'group')) return 'invalidPath'
    const [, selected] = /^members(.*)$/is.exec(path?.replace(groupPrefix, '') ?? '') ?? []
    if (path !== undefined && selected === undefined) continue
    const [, named] = /^\[value eq "([^"]+)"\]$/i.exec(selected ?? '') ?? []
    // A choice that is not understood would be all of them.
    if (selected && named === undefined) return 'invalidPath'
    const ids = named === undefined ? (inside === undefined ? [] : idsIn(inside)) : [named]
    if (kind === 'replace' && named === undefined && inside !== undefined) {
      only = new Set(ids)
      added.clear()
      removed.clear()
    } else if (kind === 'remove') {
      // All of them, where none is named.
      if (ids.length === 0) only = new Set()
      for (const id of ids) {
        added.delete(id)
        only?.delete(id)
        removed.add(id)
      }
    } else
      for (const id of ids) {
        removed.delete(id)
        only?.add(id)
        added.add(id)
      }
  }
  return { added: [...added], removed: [...removed], ...(only && { only: [...only] }) }
}
