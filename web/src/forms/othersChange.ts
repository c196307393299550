/** A value of a form that somebody else has changed since the form was opened. */
export interface Difference {
  /** Its path in the form (`coverages.c14.limit`). */
  readonly path: string
  readonly began: unknown
  readonly theirs: unknown
  readonly yours: unknown
  /** Whether it was changed in the form as well. */
  readonly isTyped: boolean
}

const isParts = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The values that no other values make up, by their paths; a list is one. */
const leavesOf = (value: unknown, path = ''): readonly [string, unknown][] =>
  isParts(value)
    ? Object.entries(value).flatMap(([name, each]) => leavesOf(each, path === '' ? name : `${path}.${name}`))
    : [[path, value]]

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === ''

const text = (value: unknown): string => (isNothing(value) ? '' : JSON.stringify(value))

export const isSame = (a: unknown, b: unknown): boolean => text(a) === text(b)

interface Values {
  /** What the form began with. */
  readonly began: unknown
  /** What it would begin with now. */
  readonly theirs: unknown
  readonly yours: unknown
}

/** What others have changed, and the form says otherwise; where both say the same, there is nothing to choose. */
export const differencesOf = (values: Values): readonly Difference[] => {
  const began = new Map(leavesOf(values.began))
  const theirs = new Map(leavesOf(values.theirs))
  const yours = new Map(leavesOf(values.yours))
  return [...new Set([...began.keys(), ...theirs.keys()])].flatMap((path) => {
    if (isSame(began.get(path), theirs.get(path)) || isSame(theirs.get(path), yours.get(path))) return []
    const each = { began: began.get(path), theirs: theirs.get(path), yours: yours.get(path) }
    return [{ path, ...each, isTyped: !isSame(each.began, each.yours) }]
  })
}

/** What was changed in the form and was not changed by others, or otherwise: it goes on standing in the form. */
export const typedIn = ({ began, yours }: Omit<Values, 'theirs'>): readonly [path: string, value: unknown][] => {
  const before = new Map(leavesOf(began))
  return leavesOf(yours).filter(([path, value]) => !isSame(before.get(path), value))
}

/** A field of a record, before and after. */
export interface Fact {
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

/** Plain fields of a record that are others now than they were. */
export const factsOf = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): readonly Fact[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((field) => {
    const was = before[field]
    const is = after[field]
    return isSame(was, is) || [was, is].some((value) => typeof value === 'object' && value !== null)
      ? []
      : [{ field, before: was, after: is }]
  })
