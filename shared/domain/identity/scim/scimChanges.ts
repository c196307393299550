import { type ScimFilter, type ScimPath, scimAttribute, scimPath } from './scimFilter.ts'
import { fitsScim } from './scimFits.ts'

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
export type ScimFault = 'invalidPath' | 'invalidSyntax' | 'invalidValue' | 'mutability' | 'noTarget'

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
  if (/^roles(?:\.value)?$/.test(path)) return 'role'
  return /^phonenumbers(?:\.value)?$/.test(path) ? 'phone' : undefined
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
 * A path that names something that there is (RFC 7644, 3.5.2); an extension, whose attributes are its own, by its whole name.
 * What has a misspelt name is refused, since who wrote `activ` would take somebody for put out who is not.
 */
const knownPath = (path: string, of: keyof typeof attributes): ScimPath | undefined => {
  const name = scimAttribute(path)
  if (/^urn:[\w.:-]+$/.test(name)) return { name }
  const read = scimPath(path)
  return read !== undefined && attributes[of].includes(read.name) ? read : undefined
}

/** What somebody has of what a filter chooses among. */
export type ScimPresent = Pick<ScimSaid, 'phone' | 'role'>

/** Whether a filter chooses by the very value, which may be none that there is, and not by its kind alone. */
const isByValue = (filter: ScimFilter): boolean => {
  if (filter.is === 'and' || filter.is === 'or') return filter.of.some(isByValue)
  return filter.is === 'not' ? isByValue(filter.of) : filter.path.endsWith('.value')
}

/**
 * What a filter chooses: the one phone or role that is kept, whichever kind of phone a provider takes it for. Of what is not
 * kept there is nothing to change, and it is passed over; a value that nobody has is `noTarget` (RFC 7644, 3.5.2.3).
 */
const chosenBy = (
  filter: ScimFilter,
  name: string,
  { phone = '', role = '' }: ScimPresent,
): 'kept' | 'noTarget' | 'other' => {
  const kept =
    name === 'roles'
      ? [{ value: role, primary: true }]
      : name === 'phonenumbers'
        ? ['work', 'mobile'].map((type) => ({ value: phone, type, primary: true }))
        : []
  if (kept.some((each) => fitsScim(filter, { [name]: [each] }))) return 'kept'
  return kept.length > 0 && isByValue(filter) ? 'noTarget' : 'other'
}

/** What everybody has (RFC 7643, 8.7.1): taking it away is refused (RFC 7644, 3.5.2.2). */
const required: readonly string[] = ['id', 'username', 'schemas', 'meta']

/** What can be taken away. */
const removable: readonly string[] = ['externalid', 'phonenumbers']

/** What one operation says at a path. */
const takeAt = (
  said: Said,
  { name, part, of }: ScimPath,
  {
    isRemoval,
    value,
    present,
  }: { readonly isRemoval: boolean; readonly value: unknown; readonly present: ScimPresent },
): ScimFault | undefined => {
  if (isRemoval && required.includes(name)) return 'mutability'
  if (of !== undefined) {
    const chosen = chosenBy(of, name, { ...present, ...said })
    if (chosen !== 'kept') return chosen === 'noTarget' ? chosen : undefined
  }
  if (isRemoval && !removable.includes(name)) return undefined
  return take(said, part === undefined ? name : `${name}.${part}`, isRemoval ? '' : value)
}

/**
 * What the operations of a PATCH say in their order, however a provider spells them: `Replace`, a value that is an object
 * without a path, `"False"`. Filters choose among what somebody has at `present`.
 */
export const saidOfPatch = (operations: readonly ScimOperation[], present: ScimPresent = {}): ScimSaid | ScimFault => {
  const said: Said = {}
  for (const { op, path, value } of operations) {
    const kind = op.toLowerCase()
    if (kind !== 'add' && kind !== 'replace' && kind !== 'remove') return 'invalidSyntax'
    let fault: ScimFault | undefined
    if (path === undefined) {
      if (kind === 'remove' || !isNode(value)) return 'invalidPath'
      fault = takeAll(said, value)
    } else {
      const named = knownPath(path, 'user')
      fault =
        named === undefined ? 'invalidPath' : takeAt(said, named, { isRemoval: kind === 'remove', value, present })
    }
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

const idsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((each: unknown) => {
    const id = isNode(each) ? each.value : each
    return typeof id === 'string' ? [id] : []
  })

/** Somebody in a group, as the group tells of them. */
export interface ScimMember {
  readonly value: string
  readonly display: string
}

/** Whom a path means: nobody in particular, the one whose id it names, be they in the group or not, or those whom its filter fits. */
const meantBy = ({ of, part }: ScimPath, members: readonly ScimMember[]): readonly string[] | ScimFault | undefined => {
  if (part !== undefined) return 'invalidPath'
  if (of === undefined) return undefined
  if (of.is === 'eq' && of.path === 'members.value') return [String(of.value)]
  const chosen = members.filter((each) => fitsScim(of, { members: [each] })).map(({ value }) => value)
  return chosen.length === 0 ? 'noTarget' : chosen
}

/**
 * What the operations of a PATCH of a group say of its members, its name and all else aside. Those who are in it are known,
 * since a filter may choose among them; it puts nobody in.
 */
export const membersOfPatch = (
  operations: readonly ScimOperation[],
  members: readonly ScimMember[] = [],
): ScimMembers | ScimFault => {
  const added = new Set<string>()
  const removed = new Set<string>()
  let only: Set<string> | undefined
  for (const { op, path, value } of operations) {
    const kind = op.toLowerCase()
    if (kind !== 'add' && kind !== 'replace' && kind !== 'remove') return 'invalidSyntax'
    const named = path === undefined ? { name: 'members' } : knownPath(path, 'group')
    if (named === undefined) return 'invalidPath'
    if (named.name !== 'members') continue
    const meant = meantBy(named, members)
    if (kind !== 'remove' && named.of !== undefined && named.of.is !== 'eq') return 'invalidPath'
    if (typeof meant === 'string') return meant
    const inside = path === undefined && isNode(value) ? value.members : value
    const ids = meant ?? (inside === undefined ? [] : idsIn(inside))
    if (kind === 'replace' && meant === undefined && inside !== undefined) {
      only = new Set(ids)
      added.clear()
      removed.clear()
    } else if (kind === 'remove') {
      // All of them, where none is named.
      if (meant === undefined && ids.length === 0) only = new Set()
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
