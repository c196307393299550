import { palisade } from '#cdk/local/application.ts'
import { authorizerOf, publishedKeysOf } from '#cdk/local/gateway/authorizer.ts'
import { gatewayOf } from '#cdk/local/gateway.ts'
import { listen } from '#cdk/local/http/listen.ts'
import { resolveLocalhostNames } from '#cdk/local/http/localhostNames.ts'
import type { HttpAnswer, HttpEvent } from '#functions/_platform/gateway/httpEvent.ts'
import { tokenAudience } from '#shared/domain/identity/tokenAudience.ts'

type ServiceHandler = (event: HttpEvent, context: never) => Promise<HttpAnswer>

/** The region `us` behind the gateway, over HTTP: router, authorizer and the services' handlers in this process. */
export interface TestGateway {
  /** `http://us.localhost:…` */
  readonly url: string
  readonly issuer: string
  readonly authorize: ReturnType<typeof authorizerOf>
  stop(): Promise<void>
}

/** Starts it on top of an identity of one's own, whose tokens are then issued in its name. */
export const startGateway = async (): Promise<TestGateway> => {
  resolveLocalhostNames()
  const { routes } = await palisade()
  const nothing = (_request: unknown, response: { writeHead(status: number): { end(): unknown } }) =>
    void response.writeHead(404).end()
  let listener: ReturnType<typeof gatewayOf> = nothing
  const server = await listen((request, response) => listener(request, response))
  const url = `http://us.localhost:${server.port}`
  const issuer = `${url}/api/auth/v1`
  const before = process.env.PUBLIC_URL
  process.env.PUBLIC_URL = url
  const authorize = authorizerOf({ issuer, audience: tokenAudience('us'), keys: publishedKeysOf(issuer) })
  const invoke = async (service: string, _kind: string, event: unknown) => {
    const { handler } = (await import(`#functions/${service}/index.ts`)) as { handler: ServiceHandler }
    return handler(event as HttpEvent, {} as never)
  }
  listener = gatewayOf({
    routes,
    upstreams: new Map([['us', { runtime: { invoke }, authorize }]]),
    web: nothing,
    captchaScript: nothing,
    pages: {},
    landing: nothing,
  })
  return {
    url,
    issuer,
    authorize,
    async stop() {
      await server.stop()
      process.env.PUBLIC_URL = before
    },
  }
}
