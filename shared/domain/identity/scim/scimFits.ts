import { type Compared, type Operator, type ScimFilter, scimMoments } from './scimFilter.ts'

/** What is compared letter by letter; all else knows no case. */
const exact: readonly string[] = ['externalid', 'id', 'schemas', '$ref', 'meta.location', 'meta.version']

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

const fieldOf = (node: Node, name: string): unknown =>
  Object.entries(node).find(([key]) => key.toLowerCase() === name)?.[1]

const each = (value: unknown): readonly unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value])

/** All values that an attribute has. */
const valuesAt = (resource: Node, path: string): readonly unknown[] => {
  const [name = '', part] = path.split('.')
  const values = each(fieldOf(resource, name))
  if (part === undefined) return values
  return values.flatMap((value) => (isNode(value) ? each(fieldOf(value, part)) : []))
}

const isThere = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

/** Two texts as they are compared: most without regard to case. */
const textsOf = (path: string, value: unknown, compared: Compared): readonly [string, string] => {
  const isExact = exact.includes(path) || exact.includes(path.split('.').at(-1) ?? '')
  const [a, b] = [String(value), String(compared)]
  return isExact ? [a, b] : [a.toLowerCase(), b.toLowerCase()]
}

/** Less than nothing, nothing or more than nothing, as one is before, the same as or behind the other; undefined of other kinds. */
const order = (path: string, value: unknown, compared: Compared): number | undefined => {
  if (scimMoments.includes(path)) {
    const [a, b] = [Date.parse(String(value)), Date.parse(String(compared))]
    return Number.isNaN(a) || Number.isNaN(b) ? undefined : a - b
  }
  // Some write truth as a text.
  if (typeof value === 'boolean') return String(value) === String(compared).toLowerCase() ? 0 : undefined
  if (typeof value === 'number') return typeof compared === 'number' ? value - compared : undefined
  if (typeof value !== 'string' || typeof compared !== 'string') return undefined
  const [a, b] = textsOf(path, value, compared)
  return a === b ? 0 : a < b ? -1 : 1
}

const holdsOf = (value: unknown, { is, path, value: compared }: Extract<ScimFilter, { is: Operator }>): boolean => {
  if (is === 'co' || is === 'sw' || is === 'ew') {
    const [a, b] = textsOf(path, value, compared)
    return is === 'co' ? a.includes(b) : is === 'sw' ? a.startsWith(b) : a.endsWith(b)
  }
  const place = order(path, value, compared)
  if (is === 'ne') return place !== 0
  if (place === undefined) return false
  if (is === 'eq') return place === 0
  if (is === 'gt') return place > 0
  if (is === 'ge') return place >= 0
  return is === 'lt' ? place < 0 : place <= 0
}

/** Whether a resource is one that the filter means. Of several values one is enough. */
export const fitsScim = (filter: ScimFilter, resource: Node): boolean => {
  switch (filter.is) {
    case 'and':
      return filter.of.every((one) => fitsScim(one, resource))
    case 'or':
      return filter.of.some((one) => fitsScim(one, resource))
    case 'not':
      return !fitsScim(filter.of, resource)
    case 'pr':
      return valuesAt(resource, filter.path).some(isThere)
    case 'some': {
      const { path, of, then } = filter
      return each(fieldOf(resource, path)).some((value) => {
        const alone = { [path]: value }
        return fitsScim(of, alone) && (then === undefined || fitsScim(then, alone))
      })
    }
    default: {
      const values = valuesAt(resource, filter.path).filter(isThere)
      if (filter.value === null) return (values.length === 0) === (filter.is === 'eq')
      return values.length === 0 ? filter.is === 'ne' : values.some((value) => holdsOf(value, filter))
    }
  }
}
