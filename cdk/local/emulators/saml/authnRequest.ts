import { inflateRawSync } from 'node:zlib'
import { z } from 'zod'
import type { SamlServiceProvider } from '../oidc/organization.ts'
import { readXml } from './xml.ts'

/** A service provider's wish to have somebody signed in (SAML 2.0 Core, 3.4.1), by HTTP-Redirect (Bindings, 3.4). */
export interface AuthnRequest {
  readonly id: string
  readonly relayState: string | undefined
}

const Request = z.object({
  AuthnRequest: z.object({
    '@ID': z.string().min(1),
    '@Version': z.literal('2.0'),
    '@AssertionConsumerServiceURL': z.string().optional(),
    Issuer: z.object({ '#text': z.string() }),
  }),
})

const most = 20_000

const inflated = (text: string): string => {
  try {
    return inflateRawSync(Buffer.from(text, 'base64'), { maxOutputLength: most }).toString('utf8')
  } catch {
    return ''
  }
}

/** Reads a request; for a service provider or an address that is not registered it is told on a page why nobody is sent. */
export const readAuthnRequest = (
  { entityId, acsUrl }: SamlServiceProvider,
  query: URLSearchParams,
): AuthnRequest | { readonly page: string } => {
  const { success, data } = Request.safeParse(readXml(inflated(query.get('SAMLRequest') ?? '')))
  if (!success) return { page: 'The application sent no SAML request that can be read.' }
  const { '@ID': id, '@AssertionConsumerServiceURL': address = acsUrl, Issuer } = data.AuthnRequest
  if (Issuer['#text'] !== entityId) return { page: 'The application is not registered here.' }
  if (address !== acsUrl) return { page: 'The application may not send anybody there.' }
  return { id, relayState: query.get('RelayState') ?? undefined }
}
