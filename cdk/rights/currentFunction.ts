import { AsyncLocalStorage } from 'node:async_hooks'
import { onlyHere, onlyHerePrefixes, setByLambda } from './laptop.ts'
import type { DeployedFunction } from './rights.ts'

const running = new AsyncLocalStorage<DeployedFunction>()

/** The function whose invocation this is a part of. */
export const currentFunction = (): DeployedFunction | undefined => running.getStore()

/** Runs work that belongs to no function: what a laptop looks up for itself. */
export const outsideOfFunctions = <Result>(work: () => Result): Result => running.exit(work)

const everywhere = new Set([...setByLambda, ...Object.keys(onlyHere)])

const mayRead = ({ environment }: DeployedFunction, name: string): boolean =>
  name in environment || everywhere.has(name) || onlyHerePrefixes.some((prefix) => name.startsWith(prefix))

/** What Lambda says to a function of itself. Its credentials name it, so that what it signs carries its rights. */
const ownOf = ({ name, awsRegion, memory }: DeployedFunction): Readonly<Record<string, string>> => ({
  AWS_DEFAULT_REGION: awsRegion,
  AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(memory),
  AWS_LAMBDA_FUNCTION_NAME: name,
  AWS_REGION: awsRegion,
  AWS_SESSION_TOKEN: name,
})

const owns = new WeakMap<DeployedFunction, Readonly<Record<string, string>>>()

const ownEnvironment = (fn: DeployedFunction): Readonly<Record<string, string>> => {
  const own = owns.get(fn) ?? ownOf(fn)
  owns.set(fn, own)
  return own
}

let whole: NodeJS.ProcessEnv | undefined

/** All variables of this process, whatever function is asking. */
export const wholeEnvironment = (): NodeJS.ProcessEnv => whole ?? process.env

/**
 * From now on `process.env` is to a function what its template makes it: the names that are set there, with the values
 * they have here, and what Lambda says of the function itself. To all other code it stays what it was.
 */
export const divideEnvironment = (): void => {
  if (whole !== undefined) return
  const all = process.env
  whole = all
  const read = (name: string): string | undefined => {
    const fn = currentFunction()
    if (fn === undefined) return all[name]
    return ownEnvironment(fn)[name] ?? (mayRead(fn, name) ? all[name] : undefined)
  }
  process.env = new Proxy(all, {
    get: (_, name) => (typeof name === 'string' ? read(name) : undefined),
    set(_, name, value) {
      all[String(name)] = value
      return true
    },
    has: (_, name) => typeof name === 'string' && read(name) !== undefined,
    ownKeys() {
      const fn = currentFunction()
      const names = Object.keys(all)
      return fn === undefined
        ? names
        : [...new Set([...names.filter((name) => mayRead(fn, name)), ...Object.keys(ownEnvironment(fn))])]
    },
    getOwnPropertyDescriptor(_, name) {
      const value = typeof name === 'string' ? read(name) : undefined
      return value === undefined ? undefined : { value, writable: true, enumerable: true, configurable: true }
    },
  })
}

/** Runs an invocation as the function. */
export const runAs = <Result>(fn: DeployedFunction, invocation: () => Result): Result => running.run(fn, invocation)
