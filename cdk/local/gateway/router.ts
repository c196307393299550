import { serviceOf } from '#shared/contract/service.ts'

/** The route of what no operation takes. */
export const unrouted = '$default'

/** One route of the API: a contract's operation as the gateway needs it. */
export interface Route {
  readonly method: string
  /** `/api/quote/v1/decline/{quoteId}` */
  readonly path: string
  readonly service: string
  /** Whether a verified access token is demanded. */
  readonly jwt: boolean
}

export interface Match {
  readonly route: Route
  /** Decoded values of the path's parameters. */
  readonly parameters: Readonly<Record<string, string>>
}

interface Node {
  readonly fixed: Map<string, Node>
  variable: Node | undefined
  readonly routes: Map<string, Route>
}

const node = (): Node => ({ fixed: new Map(), variable: undefined, routes: new Map() })

const nameOf = (segment: string): string | undefined => /^\{(\w+)\}$/.exec(segment)?.[1]

/**
 * Finds the route of a request; of several that fit, the one with fixed text earliest, as API Gateway does. What none fits
 * goes to the service of its prefix; undefined where there is none.
 */
export function routerOf(routes: readonly Route[]) {
  const root = node()
  const services = new Set(routes.map(({ service }) => service))
  for (const route of routes) {
    let at = root
    for (const segment of route.path.split('/').slice(1)) {
      if (nameOf(segment) === undefined) {
        const next = at.fixed.get(segment) ?? node()
        at.fixed.set(segment, next)
        at = next
      } else {
        at.variable ??= node()
        at = at.variable
      }
    }
    at.routes.set(route.method, route)
  }

  const walk = (at: Node, segments: readonly string[], method: string): Route | undefined => {
    const [first, ...rest] = segments
    if (first === undefined) return at.routes.get(method)
    const fixed = at.fixed.get(first)
    const found = fixed && walk(fixed, rest, method)
    if (found !== undefined) return found
    return at.variable !== undefined && first !== '' ? walk(at.variable, rest, method) : undefined
  }

  return (method: string, path: string): Match | undefined => {
    const segments = path.split('/').slice(1)
    const route = walk(root, segments.map(decoded), method)
    if (route === undefined) {
      const service = serviceOf(path)
      if (service === undefined || !services.has(service)) return undefined
      return { route: { method, path: unrouted, service, jwt: false }, parameters: {} }
    }
    const names = route.path.split('/').slice(1).map(nameOf)
    const parameters = names.flatMap((name, index) =>
      name === undefined ? [] : [[name, decoded(segments[index] ?? '')]],
    )
    return { route, parameters: Object.fromEntries(parameters) }
  }
}

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
