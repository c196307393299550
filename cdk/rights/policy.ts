import type { Statement } from './rights.ts'

/** One thing that a call does, as policies speak of it. */
export interface Demand {
  /** `dynamodb:PutItem` */
  readonly action: string
  /** Its ARN; for what has none, what the service names in its place. */
  readonly resource: string
  /** Condition keys of the call and of what it is about; one that is not there is absent in AWS as well. */
  readonly context?: Readonly<Record<string, readonly string[]>>
}

/** The condition keys that demands carry where they apply. */
const knownKeys = /^(dynamodb:LeadingKeys$|aws:RequestTag\/|aws:ResourceTag\/|aws:TagKeys$|kms:KeySpec$|kms:KeyUsage$)/

const patterns = new Map<string, RegExp>()

/** Whether a pattern with `*` and `?` is met. */
const meets = (pattern: string, text: string, flags = ''): boolean => {
  const id = `${flags}${pattern}`
  const known = patterns.get(id)
  const escaped = () =>
    pattern
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.')
  const made = known ?? new RegExp(`^${escaped()}$`, `s${flags}`)
  if (known === undefined) patterns.set(id, made)
  return made.test(text)
}

/** Whether an action is one of those that a statement names: with `*`, and without regard to case. */
export const matches = ({ named, action }: { readonly named: string; readonly action: string }): boolean =>
  meets(named, action, 'i')

type Operator = (asked: readonly string[] | undefined, values: readonly string[]) => boolean

const operators: Readonly<Record<string, Operator>> = {
  StringEquals: (asked, values) => asked?.some((each) => values.includes(each)) ?? false,
  StringLike: (asked, values) => asked?.some((each) => values.some((value) => meets(value, each))) ?? false,
  // Without any value it does not hold, as IAM says of ForAnyValue.
  'ForAnyValue:StringLike': (asked = [], values) => asked.some((each) => values.some((value) => meets(value, each))),
  // Without any value it holds, as IAM says of ForAllValues.
  'ForAllValues:StringEquals': (asked = [], values) => asked.every((each) => values.includes(each)),
}

const conditionsHold = ({ conditions }: Statement, { context = {} }: Demand): boolean =>
  Object.entries(conditions).every(([name, keys]) => {
    const operator = operators[name]
    if (operator === undefined) throw new Error(`A policy's condition uses ${name}, which is not evaluated here.`)
    return Object.entries(keys).every(([key, values]) => {
      if (!knownKeys.test(key)) throw new Error(`A policy's condition uses ${key}, which is not evaluated here.`)
      return operator(context[key], values)
    })
  })

/** Whether a statement speaks of what is asked for. */
export const appliesTo = (statement: Statement, demand: Demand): boolean =>
  statement.actions.some((action) => matches({ named: action, action: demand.action })) &&
  statement.resources.some((resource) => meets(resource, demand.resource)) !== statement.except &&
  conditionsHold(statement, demand)

/** What an allowing statement names as the thing it is about; for all but something, that with `not`. */
export const namedBy = ({ resources, except }: Statement): readonly string[] =>
  except ? [`not ${resources.join(' ')}`] : resources

/** Under which of their resources statements allow what is asked for, as they name them. */
export const grantsOf = (statements: readonly Statement[], demand: Demand): string[] =>
  statements.flatMap((statement) => {
    if (statement.effect !== 'Allow' || !appliesTo(statement, demand)) return []
    return statement.except ? namedBy(statement) : statement.resources.filter((each) => meets(each, demand.resource))
  })

/** Decides as IAM does: what no statement allows is denied, and so is what any denies. */
export const decide = (statements: readonly Statement[], demand: Demand): 'allowed' | 'denied' | 'notAllowed' => {
  const applying = statements.filter((statement) => appliesTo(statement, demand))
  if (applying.some(({ effect }) => effect === 'Deny')) return 'denied'
  return applying.length > 0 ? 'allowed' : 'notAllowed'
}
