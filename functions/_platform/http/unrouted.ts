import type { Operation } from '#shared/contract/operation.ts'
import { isScimNotOffered } from '#shared/contract/scimProtocol.ts'
import type { HttpEvent } from '../gateway/httpEvent.ts'
import { fail } from '../problems/problem.ts'

/** The route key of what none of an API's routes takes. */
const noRoute = '$default'

type Segments = readonly string[]

const isVariable = (segment: string | undefined): boolean => segment?.startsWith('{') === true

/** Whether a path – or the path of another operation, whose variables may be anything – is one of this form. */
const fits = (form: Segments, path: Segments): boolean =>
  form.length === path.length &&
  form.every((each, index) => (isVariable(each) ? path[index] !== '' : each === path[index] || isVariable(path[index])))

/** Below 0 when `a` has fixed text earlier than `b`, 0 when both have it in the same places. */
const byFixedText = (a: Segments, b: Segments): number => {
  const at = a.findIndex((segment, index) => isVariable(segment) !== isVariable(b[index]))
  return at === -1 ? 0 : isVariable(b[at]) ? -1 : 1
}

/**
 * Refuses what no operation takes: a path that is there tells which methods it has (RFC 9110, 15.5.6), any other is not
 * found. API Gateway hands over what has no route, and by its method what has one of another path: `PUT
 * /users/add-accounts` is no change of the user `add-accounts`.
 */
export const refuseUnrouted = (operations: readonly Pick<Operation, 'method' | 'path'>[]) => {
  const all = operations.map(({ method, path }) => ({ method: String(method), form: path.split('/') }))
  // Found when a route is first asked for: all against all would be the larger part of a function's own start.
  const ahead = new Map<string, typeof all>()
  const aheadOf = (path: string) => {
    const form = path.split('/')
    const found = ahead.get(path) ?? all.filter((other) => byFixedText(other.form, form) < 0 && fits(form, other.form))
    ahead.set(path, found)
    return found
  }
  return ({ routeKey, rawPath, requestContext }: HttpEvent): void => {
    const { method } = requestContext.http
    if (routeKey === noRoute && isScimNotOffered(rawPath)) fail('scim.notOffered')
    const others = routeKey === noRoute ? all : aheadOf(routeKey.slice(method.length + 1))
    if (others.length === 0) return
    const asked = rawPath.split('/')
    const [nearest, ...rest] = others
      .filter(({ form }) => fits(form, asked))
      .sort((a, b) => byFixedText(a.form, b.form))
    if (nearest === undefined) {
      if (routeKey === noRoute) fail('request.notFound')
      return
    }
    const same = rest.filter(({ form }) => byFixedText(form, nearest.form) === 0)
    const methods = [...new Set([nearest, ...same].map((each) => each.method))].sort()
    const allow = methods.join(', ')
    if (!methods.includes(method)) fail('request.methodNotAllowed', { data: { method, allow }, headers: { allow } })
  }
}
