import type { Leaves } from './policyLeaves.ts'
import { Leaf } from './policyTransaction.ts'

/** What of a policy its transactions set; all else is its life, its money or how it is looked after. */
export const termFields = [
  'additionalInsureds',
  'aggLimit',
  'agencyId',
  'agencyName',
  'agentEmail',
  'agentFirstName',
  'agentLastName',
  'agentPhone',
  'commissionPercent',
  'companyName',
  'coverages',
  'customerEmail',
  'customerFirstName',
  'customerLastName',
  'customerPhone',
  'deductible',
  'effectiveDate',
  'eventExclusions',
  'expirationDate',
  'firmographicData',
  'limit',
  'reportingUntil',
  'retroActivePeriod',
  'teamIds',
  'waitingPeriod',
] as const
export type TermField = (typeof termFields)[number]

/** By what the members of a list are told apart, where they have something; others are by their place. */
const keyOf = (item: unknown, index: number): string => {
  if (typeof item === 'object' && item !== null) {
    if ('coverageId' in item) return String(item.coverageId)
    if ('id' in item) return String(item.id)
  }
  return String(index)
}

const flatten = (value: unknown, path: string, leaves: Record<string, Leaf>): void => {
  const leaf = Leaf.safeParse(value)
  if (leaf.success) leaves[path] = leaf.data
  else if (Array.isArray(value))
    value.forEach((item, index) => {
      flatten(item, `${path}.${keyOf(item, index)}`, leaves)
    })
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) flatten(item, `${path}.${key}`, leaves)
}

/** A coverage's share of the premium is its price, and no term. */
const isTerm = (path: string): boolean => !/^coverages\.\d+\.premium$/.test(path)

/** The terms of a policy's record, each by its path: `coverages.14.limit`, `additionalInsureds.ain_1.city`. */
export const leavesOf = (record: Readonly<Partial<Record<TermField, unknown>>>): Leaves => {
  const leaves: Record<string, Leaf> = {}
  for (const field of termFields) flatten(record[field], field, leaves)
  return Object.fromEntries(Object.entries(leaves).filter(([path]) => isTerm(path)))
}

const lists: readonly string[] = ['additionalInsureds', 'coverages', 'eventExclusions', 'teamIds'] satisfies TermField[]

type Tree = { [key: string]: Leaf | Tree }

const treeOf = (leaves: Leaves): Tree => {
  const root: Tree = {}
  for (const [path, leaf] of Object.entries(leaves)) {
    const keys = path.split('.')
    const last = keys.pop() ?? path
    let at = root
    for (const key of keys) {
      const next = at[key]
      const child: Tree = typeof next === 'object' && next !== null ? next : {}
      at[key] = child
      at = child
    }
    at[last] = leaf
  }
  return root
}

/** The fields that leaves say, for a schema to read; lists are in the order of their keys, and there when they are empty. */
export const fieldsOf = (leaves: Leaves): Readonly<Record<string, unknown>> => {
  const tree = treeOf(leaves)
  return {
    ...tree,
    ...Object.fromEntries(lists.map((field) => [field, Object.values(tree[field] ?? {})])),
  }
}
