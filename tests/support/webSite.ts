import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { TlsOptions } from 'node:tls'
import { onTestFinished } from 'vitest'

const file = (name: string): string => readFileSync(new URL(`certificates/${name}.pem`, import.meta.url), 'utf8')

/** The authority of the certificates here, which no machine trusts. */
export const authority = file('authority')
/** Of acme.example with its hosts www and mta-sts, for a hundred years; one of the year 2020; their key is in the open. */
export const certificates = { expired: file('expired'), site: file('site') } as const

/** A web site of `acme.example` on loopback: its port. It ends with the test. */
export const webSite = async (answer: RequestListener, options: TlsOptions = {}): Promise<number> => {
  const server = createServer({ key: file('site.key'), cert: certificates.site, ...options }, answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}
