import type { RequestListener } from 'node:http'
import type { Federation } from '#cdk/local/emulators/cognito/context.ts'
import { startOidc } from '#cdk/local/emulators/oidc/oidc.ts'
import type { OidcPerson } from '#cdk/local/emulators/oidc/organization.ts'
import { listen } from '#cdk/local/http/listen.ts'

/** Everybody's password at their own provider. */
export const providerPassword = 'provider password'

/** Somebody who has an account at an identity provider. */
export const atProvider = (email: string): OidcPerson => ({
  email,
  firstName: 'Ann',
  lastName: 'Archer',
  password: providerPassword,
})

/** The sandbox identity providers of a user pool, by their name in it, with who has an account there. */
export const startSandboxSso = async (
  file: string,
  callbackUrl: string,
  providers: Readonly<Record<string, readonly OidcPerson[]>>,
) => {
  let pages: RequestListener = (_request, response) => response.writeHead(503).end()
  let domain: RequestListener = pages
  const provider = await listen((request, response) => pages(request, response))
  const pool = await listen((request, response) => domain(request, response))
  const organizations = Object.entries(providers).map(([name, people]) => ({
    key: name.toLowerCase(),
    name,
    clientId: `client-${name}`,
    clientSecret: `secret-${name}`,
    redirectUri: `${pool.url}/oauth2/idpresponse`,
    people,
  }))
  const oidc = startOidc({ file, publicUrl: provider.url, organizations })
  pages = oidc.serve
  const federation: Federation = {
    domain: pool.url,
    callbackUrls: [callbackUrl],
    providers: organizations.map(({ key, name, clientId, clientSecret }) => ({
      name,
      issuer: oidc.issuerOf(key),
      clientId,
      clientSecret,
    })),
  }
  return {
    federation,
    /** Has the pool's host answered by the pool. */
    open: (listener: RequestListener) => {
      domain = listener
    },
    stop: async () => {
      await Promise.all([provider.stop(), pool.stop()])
      oidc.stop()
    },
  }
}

/** The next address of a redirect. */
const next = async (address: string | URL, init?: RequestInit): Promise<URL> => {
  const response = await fetch(address, { ...init, redirect: 'manual' })
  const location = response.headers.get('location')
  if (location === null) throw new Error(`${address} answered ${response.status}: ${await response.text()}`)
  return new URL(location)
}

/**
 * Goes through a sign-in as a browser does, from the user pool's address to the provider's page and back to the app; gives
 * the address in the app.
 */
export const throughProvider = async (
  departure: URL,
  { email = '', password = providerPassword, deed = 'signIn' }: { email?: string; password?: string; deed?: string },
): Promise<URL> => {
  const page = await next(departure)
  if (page.pathname === '/loading') return page
  const body = new URLSearchParams({ request: page.searchParams.toString(), email, password, deed })
  return next(await next(page.origin + page.pathname, { method: 'POST', body }))
}
