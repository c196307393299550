/** What a condition holds an attribute against. */
export type Compared = string | number | boolean | null

const operators = ['co', 'eq', 'ew', 'ge', 'gt', 'le', 'lt', 'ne', 'sw'] as const
export type Operator = (typeof operators)[number]

/** A filter as it was read (RFC 7644, 3.4.2.2); names are in lower case and without their schema, since SCIM's know no case. */
export type ScimFilter =
  | { readonly is: 'and'; readonly of: readonly ScimFilter[] }
  | { readonly is: 'or'; readonly of: readonly ScimFilter[] }
  | { readonly is: 'not'; readonly of: ScimFilter }
  | { readonly is: 'pr'; readonly path: string }
  | { readonly is: Operator; readonly path: string; readonly value: Compared }
  /** Of one of several values, such as `emails[type eq "work"]`; a sub-attribute behind it is compared of those alone. */
  | { readonly is: 'some'; readonly path: string; readonly of: ScimFilter; readonly then?: ScimFilter }

const prefix = /^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):/

/** An attribute's name as it is compared: without its schema, in lower case. */
export const scimAttribute = (name: string): string => name.toLowerCase().replace(prefix, '')

/** Attributes of RFC 7643 that have parts, with those by which something is found; `value` is what is meant without one. */
const parts: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    addresses: 'formatted streetaddress locality region postalcode country type primary'.split(' '),
    emails: 'value display type primary'.split(' '),
    entitlements: 'value display type primary'.split(' '),
    groups: 'value display type $ref'.split(' '),
    ims: 'value display type primary'.split(' '),
    members: 'value display type $ref'.split(' '),
    meta: 'resourcetype created lastmodified location version'.split(' '),
    name: 'formatted familyname givenname middlename honorificprefix honorificsuffix'.split(' '),
    phonenumbers: 'value display type primary'.split(' '),
    photos: 'value display type primary'.split(' '),
    roles: 'value display type primary'.split(' '),
    x509certificates: 'value display type primary'.split(' '),
  }),
)
const single: readonly string[] = ['meta', 'name']
const plain: readonly string[] =
  'active displayname externalid id locale nickname preferredlanguage profileurl schemas timezone title username usertype'.split(
    ' ',
  )
const truths: readonly string[] = ['active', 'primary']
/** What is a moment. */
export const scimMoments: readonly string[] = ['meta.created', 'meta.lastmodified']

/** The attribute that a condition compares; undefined where SCIM has none of the name, or it has parts of which one is meant. */
const comparedPath = (path: string, operator: Operator | 'pr'): string | undefined => {
  const [name = '', part, ...more] = path.split('.')
  if (more.length > 0) return undefined
  if (plain.includes(name)) return part === undefined ? name : undefined
  const known = parts.get(name)
  if (known === undefined) return undefined
  if (part !== undefined) return known.includes(part) ? path : undefined
  if (operator === 'pr') return name
  return single.includes(name) || !known.includes('value') ? undefined : `${name}.value`
}

const token =
  /\s*(?:("(?:[^"\\]|\\.)*")|([()[\]])|(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)(?=[\s)\]]|$)|([A-Za-z$][\w:.$-]*)|(\.[A-Za-z$][\w$-]*))/iy

const tokensOf = (text: string): readonly string[] | undefined => {
  const found: string[] = []
  token.lastIndex = 0
  while (text.slice(token.lastIndex).trim() !== '') {
    const match = token.exec(text)
    if (match === null) return undefined
    found.push(match[0].trim())
  }
  return found
}

const isOperator = (word: string): word is Operator => operators.some((each) => each === word)

const comparedOf = (word: string): { readonly value: Compared } | undefined => {
  if (word.startsWith('"') || /^-?\d/.test(word)) {
    try {
      return { value: JSON.parse(word) as string | number }
    } catch {
      return undefined
    }
  }
  const known = new Map<string, Compared>([
    ['true', true],
    ['false', false],
    ['null', null],
  ])
  const value = known.get(word.toLowerCase())
  return value === undefined ? undefined : { value }
}

/** What there is no order of, and no part of, is compared by `eq` and `ne` alone. */
const isComparable = (path: string, operator: Operator, value: Compared): boolean => {
  if (operator === 'eq' || operator === 'ne') return true
  const name = path.split('.').at(-1) ?? ''
  if (truths.includes(name) || typeof value === 'boolean' || value === null) return false
  return !scimMoments.includes(path) || !['co', 'ew', 'sw'].includes(operator)
}

/** Reads a filter, or answers undefined where it is none of the grammar: it is refused then, not taken and ignored. */
class Reader {
  readonly #tokens: readonly string[]
  #at = 0

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens
  }

  get isDone(): boolean {
    return this.#at === this.#tokens.length
  }

  #word(): string {
    return this.#tokens[this.#at]?.toLowerCase() ?? ''
  }

  #take(word: string): boolean {
    if (this.#word() !== word) return false
    this.#at += 1
    return true
  }

  /** `and` binds closer than `or`. */
  #joined(is: 'and' | 'or', next: () => ScimFilter | undefined): ScimFilter | undefined {
    const of: ScimFilter[] = []
    do {
      const each = next()
      if (each === undefined) return undefined
      of.push(each)
    } while (this.#take(is))
    const [first] = of
    return of.length === 1 ? first : { is, of }
  }

  filter(within = ''): ScimFilter | undefined {
    return this.#joined('or', () => this.#joined('and', () => this.#one(within)))
  }

  #grouped(within: string): ScimFilter | undefined {
    const inner = this.filter(within)
    return inner !== undefined && this.#take(')') ? inner : undefined
  }

  #one(within: string): ScimFilter | undefined {
    if (this.#take('(')) return this.#grouped(within)
    if (this.#word() === 'not' && this.#tokens[this.#at + 1] === '(') {
      this.#at += 2
      const of = this.#grouped(within)
      return of && { is: 'not', of }
    }
    const name = scimAttribute(this.#tokens[this.#at] ?? '')
    this.#at += 1
    return this.#take('[') ? this.#chosen(name, within) : this.#condition(within === '' ? name : `${within}.${name}`)
  }

  /** The path of a PATCH (RFC 7644, 3.5.2). */
  path(): ScimPath | undefined {
    const [name = '', part, ...more] = scimAttribute(this.#tokens[this.#at] ?? '').split('.')
    this.#at += 1
    if (!/^[a-z][\w$-]*$/.test(name) || part === '' || more.length > 0) return undefined
    if (!this.#take('[')) return { name, ...(part !== undefined && { part }) }
    const of = !parts.has(name) || single.includes(name) ? undefined : this.filter(name)
    if (part !== undefined || of === undefined || !this.#take(']')) return undefined
    const behind = this.#word()
    if (!behind.startsWith('.')) return { name, of }
    this.#at += 1
    return { name, of, part: behind.slice(1) }
  }

  #chosen(path: string, within: string): ScimFilter | undefined {
    if (within !== '' || !parts.has(path) || single.includes(path)) return undefined
    const of = this.filter(path)
    if (of === undefined || !this.#take(']')) return undefined
    const behind = this.#word()
    if (!behind.startsWith('.')) return { is: 'some', path, of }
    this.#at += 1
    const then = this.#condition(`${path}${behind}`)
    return then && { is: 'some', path, of, then }
  }

  #condition(named: string): ScimFilter | undefined {
    const operator = this.#word()
    this.#at += 1
    if (operator === 'pr') {
      const path = comparedPath(named, 'pr')
      return path === undefined ? undefined : { is: 'pr', path }
    }
    if (!isOperator(operator)) return undefined
    const path = comparedPath(named, operator)
    const read = comparedOf(this.#tokens[this.#at] ?? '')
    this.#at += 1
    if (path === undefined || read === undefined || !isComparable(path, operator, read.value)) return undefined
    return { is: operator, path, value: read.value }
  }
}

/** A filter of RFC 7644, 3.4.2.2, whole; undefined where it is none: `userName eq "ida@moreau.example" and active eq true`. */
export const scimFilter = (text: string): ScimFilter | undefined => {
  const tokens = tokensOf(text)
  if (tokens === undefined) return undefined
  const reader = new Reader(tokens)
  const filter = reader.filter()
  return reader.isDone ? filter : undefined
}

/** An attribute that a PATCH names: whole, a part of it, and of several values those that a filter chooses. */
export interface ScimPath {
  readonly name: string
  readonly part?: string
  readonly of?: ScimFilter
}

/** A path as it was read; undefined where it is none. */
export const scimPath = (text: string): ScimPath | undefined => {
  const tokens = tokensOf(text)
  if (tokens === undefined) return undefined
  const reader = new Reader(tokens)
  const path = reader.path()
  return reader.isDone ? path : undefined
}

/** Every attribute that a filter asks about, by its first name. */
export const attributesIn = (filter: ScimFilter): ReadonlySet<string> => {
  if (filter.is === 'and' || filter.is === 'or') return new Set(filter.of.flatMap((one) => [...attributesIn(one)]))
  if (filter.is === 'not') return attributesIn(filter.of)
  return new Set([filter.path.split('.')[0] ?? ''])
}

/** The one id or user name that whatever fits has to have, by which it can be looked up; nothing where it may be any. */
export const keyIn = (filter: ScimFilter): { readonly id?: string; readonly userName?: string } => {
  if (filter.is === 'and') return filter.of.map(keyIn).find((key) => Object.keys(key).length > 0) ?? {}
  if (filter.is !== 'eq' || typeof filter.value !== 'string') return {}
  if (filter.path === 'id') return { id: filter.value }
  return filter.path === 'username' || filter.path === 'emails.value' ? { userName: filter.value } : {}
}
