import type { Method, Operation } from '#shared/contract/operation.ts'
import { serviceOf } from '#shared/contract/service.ts'
import { permissions } from '#shared/permissions.ts'

const methods: readonly Method[] = ['DELETE', 'GET', 'POST', 'PUT']
const otherAccess = ['any', 'public', 'workflow']
const isName = (word: string): boolean => /^[a-z][a-zA-Z0-9]*$/.test(word)

/** What `npm run new:operation` is asked for. */
export interface WantedOperation {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly permission: string
  readonly resource: string
}

/** Two paths are one route where they differ in nothing but the names of their parameters. */
const routeOf = (method: string, path: string): string => `${method} ${path.replace(/\{\w+\}/g, '{}')}`

/** Why an operation cannot be laid out, in one sentence; undefined where it can. */
export const operationRefusal = (
  { name, method, path, permission, resource }: WantedOperation,
  operations: readonly Operation[],
): string | undefined => {
  if (!isName(name)) return `${name} is no name for an operation: say a verb and what it is done to, as declineQuote.`
  if (operations.some((each) => each.name === name)) return `There is an operation ${name} already.`
  if (!methods.some((each) => each === method)) return `${method} is no method; say ${methods.join(', ')}.`
  if (serviceOf(path) === undefined) return `No service owns ${path}; see shared/contract/service.ts.`
  if (!/^\/[\w-]+(\/([\w-]+|\{\w+\}))*$/.test(path)) return `${path} is no path, as /api/quote/v1/decline/{quoteId}.`
  const taken = operations.find((each) => routeOf(each.method, each.path) === routeOf(method, path))
  if (taken !== undefined) return `${method} ${path} is ${taken.name} already.`
  if (!otherAccess.includes(permission) && !permissions.some((each) => each === permission))
    return `There is no permission ${permission}; see shared/permissions.ts.`
  if (!isName(resource)) return `${resource} is no name for a file of contracts, as underwriting.`
  return undefined
}

/** What `npm run new:dialog` is asked for, and what is there already. */
export interface WantedDialog {
  readonly feature: string
  readonly operation: Operation | undefined
  readonly name: string
  readonly features: readonly string[]
  /** The text of every feature's `dialogs.ts`, by feature. */
  readonly declared: Readonly<Record<string, string>>
}

/** Why a dialog cannot be laid out, in one sentence; undefined where it can. */
export const dialogRefusal = ({ feature, operation, name, features, declared }: WantedDialog): string | undefined => {
  if (!features.includes(feature)) return `There is no feature ${feature}; say one of ${features.join(', ')}.`
  if (operation === undefined) return `There is no operation ${name}.`
  if (operation.method === 'GET' || operation.safe === true)
    return `${name} changes nothing: what is only read is shown by a page or a part of one.`
  if (operation.access === 'public' || operation.access === 'workflow')
    return `${name} is not called by who is signed in: dialogs stand in the personas' areas alone.`
  const owner = Object.keys(declared).find((each) =>
    new RegExp(`export const ${name} = |'${name}'`).test(declared[each] ?? ''),
  )
  return owner === undefined ? undefined : `${owner} has a dialog ${name} already.`
}
