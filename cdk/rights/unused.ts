import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { regionCodes } from '#shared/regions/code.ts'
import { deployedRights } from './deployedRights.ts'
import { matches, namedBy } from './policy.ts'
import { type Reserved, reserved } from './reserved.ts'
import type { DeployedFunction, Rights } from './rights.ts'

/** A use of a right, as a line of a ledger tells it: function, action, and the resource as the role's statement names it. */
export type Use = readonly [fn: string, action: string, resource: string]

/** The regions' stacks are alike: a function is the same in all of them, and so is what it may touch. */
const withoutRegion = (name: string): string => name.replace(/^palisade-[a-z]+-/, '')
const anyRegion = (resource: string): string =>
  resource
    .replace(/[a-z]{2}-[a-z]+-\d(?!\d)/g, '<aws-region>')
    .replace(new RegExp(`\\b(${regionCodes.join('|')})\\b`, 'g'), '<region>')

const granted = ({ name, statements }: DeployedFunction): string[] =>
  statements.flatMap((statement) =>
    statement.effect === 'Deny'
      ? []
      : statement.actions.flatMap((action) =>
          namedBy(statement).map((resource) => `${withoutRegion(name)} ${action} ${anyRegion(resource)}`),
        ),
  )

/**
 * What functions may do and nothing ever did, each action with each resource, and the entries of `reserved` that no
 * function needs, as sentences. What is used in one region is used.
 */
export const unusedRights = ({ functions }: Rights, uses: readonly Use[]): string[] => {
  const used = new Map<string, Set<string>>()
  for (const [name, action, resource] of uses) {
    const where = `${withoutRegion(name)} ${anyRegion(resource)}`
    used.set(where, (used.get(where) ?? new Set()).add(action))
  }
  const idle = [...new Set(Object.values(functions).flatMap(granted))]
    .filter((right) => {
      const [name = '', action = '', ...resource] = right.split(' ')
      const done = [...(used.get(`${name} ${resource.join(' ')}`) ?? [])]
      return !done.some((each) => matches({ named: action, action: each }))
    })
    .sort()
  const needed = new Set<Reserved>()
  const unexplained = idle.filter((right) => {
    const entry = reserved.find(({ rights }) => rights.test(right))
    if (entry !== undefined) needed.add(entry)
    return entry === undefined
  })
  return [
    ...unexplained.map((right) => `${right}: granted, and nothing uses it`),
    ...reserved.filter((each) => !needed.has(each)).map(({ rights }) => `${rights}: reserved, and nobody needs it`),
  ]
}

/** The uses that a folder's ledgers tell of. */
export const usesIn = (folder: string): Use[] =>
  globSync('*.tsv', { cwd: folder }).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .trim()
      .split('\n')
      .map((line): Use => {
        const [fn = '', action = '', resource = ''] = line.split('\t')
        return [fn, action, resource]
      }),
  )

/** `node cdk/rights/unused.ts <folder>`: after all tests, what they have shown to be granted for nothing. */
if (import.meta.main) {
  const found = unusedRights(await deployedRights(), usesIn(process.argv[2] ?? ''))
  for (const each of found) console.log(each)
  process.exitCode = found.length === 0 ? 0 : 1
}
