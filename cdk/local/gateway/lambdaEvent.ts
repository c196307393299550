import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type Match, unrouted } from './router.ts'

/** Claims as API Gateway hands them on: every value is text, a list is `[a b]`. */
export type TextClaims = Readonly<Record<string, string>>

/** The event of an HTTP API (payload 2.0) for a request. */
export function lambdaEvent(request: IncomingMessage, match: Match, body: Buffer, claims: TextClaims | undefined) {
  const url = new URL(request.url ?? '/', 'http://gateway')
  const { cookie, ...headers } = request.headers
  const now = new Date()
  const routeKey = match.route.path === unrouted ? unrouted : `${match.route.method} ${match.route.path}`
  const query = [...new Set(url.searchParams.keys())].map((name) => [name, url.searchParams.getAll(name).join(',')])
  const binary = body.length > 0 && !isText(headers['content-type'])
  const domainName = headers.host?.split(':')[0] ?? ''
  return {
    version: '2.0',
    routeKey,
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    ...(cookie === undefined ? {} : { cookies: cookie.split('; ') }),
    headers: {
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      'x-amzn-trace-id': `Root=1-${Math.floor(now.getTime() / 1000).toString(16)}-${randomUUID().replaceAll('-', '').slice(0, 24)}`,
      'x-forwarded-for': [headers['x-forwarded-for'], '127.0.0.1'].filter(Boolean).join(', '),
      'x-forwarded-proto': 'http',
    },
    ...(query.length === 0 ? {} : { queryStringParameters: Object.fromEntries(query) }),
    ...(Object.keys(match.parameters).length === 0 ? {} : { pathParameters: match.parameters }),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      ...(claims === undefined ? {} : { authorizer: { jwt: { claims, scopes: null } } }),
      domainName,
      domainPrefix: domainName.split('.')[0] ?? '',
      http: {
        method: match.route.method,
        path: url.pathname,
        protocol: 'HTTP/1.1',
        sourceIp: '127.0.0.1',
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey,
      stage: '$default',
      time: now.toISOString(),
      timeEpoch: now.getTime(),
    },
    ...(body.length === 0 ? {} : { body: body.toString(binary ? 'base64' : 'utf8') }),
    isBase64Encoded: binary,
  }
}

const isText = (type: string | undefined): boolean =>
  type === undefined || /^(text\/|application\/(json|javascript|xml|[\w.-]+\+(json|xml)))/i.test(type)
