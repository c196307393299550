import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { wholeEnvironment } from './currentFunction.ts'
import { type Demand, grantsOf } from './policy.ts'
import type { DeployedFunction } from './rights.ts'

const noted = new Set<string>()

/**
 * Writes down, once, what a function made use of: the action, and the resource as the statement names it that allowed it.
 * It goes to the folder that `PALISADE_RIGHTS_USED` names, if any.
 */
export const noteUse = ({ name, statements }: DeployedFunction, demand: Demand): void => {
  const folder = wholeEnvironment().PALISADE_RIGHTS_USED
  if (folder === undefined) return
  const asked = `${name} ${demand.action} ${demand.resource}`
  if (noted.has(asked)) return
  noted.add(asked)
  for (const resource of grantsOf(statements, demand)) {
    const line = `${name}\t${demand.action}\t${resource}\n`
    if (noted.has(line)) continue
    noted.add(line)
    mkdirSync(folder, { recursive: true })
    appendFileSync(join(folder, `${process.pid}-${threadId}.tsv`), line)
  }
}
