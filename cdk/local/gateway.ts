import { readFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { serviceOf } from '#shared/contract/service.ts'
import { type RegionCode, regionCodes } from '#shared/regions/code.ts'
import { captchaScriptPath } from './emulators/captcha/captcha.ts'
import { apiOf, type Upstream } from './gateway/api.ts'
import { type Route, routerOf } from './gateway/router.ts'
import { respondJson } from './http/respond.ts'

/** Browsers ask every host for it; the web app's is everybody's. */
const icon = readFileSync(new URL('../../web/public/favicon.svg', import.meta.url))

/** Everything behind the one port. */
export interface GatewaySettings {
  readonly routes: readonly Route[]
  readonly upstreams: ReadonlyMap<RegionCode, Upstream>
  /** The web app, the same under every region's host. */
  readonly web: (request: IncomingMessage, response: ServerResponse) => void
  /** The sandbox captcha's script, under every region's host. */
  readonly captchaScript: RequestListener
  /** Pages of the platform's surroundings by their host's name before `.localhost`: mailbox, processor, identity providers. */
  readonly pages: Readonly<Record<string, RequestListener>>
  readonly landing: RequestListener
}

/** One port for all: by its host a request goes to a region's API or web app, the mailbox, the processor or the landing page. */
export function gatewayOf({ routes, upstreams, web, captchaScript, pages, landing }: GatewaySettings): RequestListener {
  const api = apiOf(routerOf(routes))
  return (request, response) => {
    const [host = ''] = (request.headers.host ?? '').split(':')
    const name = host.endsWith('.localhost') ? host.slice(0, -'.localhost'.length) : ''
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    const upstream = regionCodes.flatMap((code) => (code === name ? (upstreams.get(code) ?? []) : []))[0]
    if (upstream === undefined && path === '/favicon.ico')
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(icon)
    else if (upstream === undefined) {
      const page = pages[name] ?? landing
      page(request, response)
    } else if (path === captchaScriptPath) captchaScript(request, response)
    else if (isApi(path)) {
      api(request, response, upstream).catch((error: unknown) => respondJson(response, { message: String(error) }, 500))
    } else web(request, response)
  }
}

/** Texts that came with the build, as at the edge (`/locales/en-US/auth.json`); `/locales/en-US/auth` is asked of the host. */
const isBuilt = (path: string): boolean => path.startsWith('/locales/') && path.endsWith('.json')

const isApi = (path: string): boolean => path.startsWith('/api/') || (serviceOf(path) !== undefined && !isBuilt(path))
