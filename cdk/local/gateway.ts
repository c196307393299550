import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { serviceOf } from '#shared/contract/service.ts'
import { type RegionCode, regionCodes } from '#shared/regions/code.ts'
import { apiOf, type Upstream } from './gateway/api.ts'
import { type Route, routerOf } from './gateway/router.ts'
import { respondJson } from './http/respond.ts'

/** Everything behind the one port. */
export interface GatewaySettings {
  readonly routes: readonly Route[]
  readonly upstreams: ReadonlyMap<RegionCode, Upstream>
  /** The web app, the same under every region's host. */
  readonly web: (request: IncomingMessage, response: ServerResponse) => void
  readonly mailbox: RequestListener
  readonly pay: RequestListener
  readonly landing: RequestListener
}

/** One port for all: by its host a request goes to a region's API or web app, the mailbox, the processor or the landing page. */
export function gatewayOf({ routes, upstreams, web, mailbox, pay, landing }: GatewaySettings): RequestListener {
  const api = apiOf(routerOf(routes))
  const pages: Readonly<Record<string, RequestListener>> = { mailbox, pay }
  return (request, response) => {
    const [host = ''] = (request.headers.host ?? '').split(':')
    const name = host.endsWith('.localhost') ? host.slice(0, -'.localhost'.length) : ''
    const upstream = regionCodes.flatMap((code) => (code === name ? (upstreams.get(code) ?? []) : []))[0]
    if (upstream === undefined) {
      const page = pages[name] ?? landing
      page(request, response)
    } else if (isApi((request.url ?? '/').split('?')[0] ?? '/')) {
      api(request, response, upstream).catch((error: unknown) => respondJson(response, { message: String(error) }, 500))
    } else web(request, response)
  }
}

const isApi = (path: string): boolean => path.startsWith('/api/') || serviceOf(path) !== undefined
