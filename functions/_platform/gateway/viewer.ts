import { createHash, timingSafeEqual } from 'node:crypto'
import { config } from '../config/config.ts'
import { fail } from '../problems/problem.ts'
import { secretOf } from '../secrets/secrets.ts'
import type { HttpEvent } from './httpEvent.ts'

/** What the edge adds to a request: its key, which proves the rest, and who connected to it. */
export const edgeHeaders = { key: 'x-palisade-edge', address: 'x-palisade-viewer' } as const

const digest = (text: string) => createHash('sha256').update(text).digest()

const isFromEdge = ({ headers }: HttpEvent): boolean => {
  const given = headers[edgeHeaders.key]
  return given !== undefined && config.edgeKeys.some((key) => timingSafeEqual(digest(given), digest(secretOf(key))))
}

/** Refuses what comes past the edge, and so past its firewall; where there is no edge, nothing does. */
export const refusePastEdge = (event: HttpEvent): void => {
  if (config.edgeKeys.length > 0 && !isFromEdge(event)) fail('request.pastEdge')
}

/** Who visits, as far as the network shows. */
export interface Viewer {
  readonly address: string
  /** ISO 3166 code of the country that the edge places the address in. */
  readonly country: string | undefined
}

/**
 * Behind the edge API Gateway sees the edge's own address, which is many people's; the edge tells the visitor's. Without
 * the edge's key, which nobody else has, it is the connection's address that counts.
 */
export const viewerOf = (event: HttpEvent): Viewer => {
  const connected = event.requestContext.http.sourceIp
  return isFromEdge(event)
    ? {
        address: event.headers[edgeHeaders.address] ?? connected,
        country: event.headers['cloudfront-viewer-country'],
      }
    : { address: connected, country: undefined }
}
