import type { RequestListener } from 'node:http'
import type { Federation } from '#cdk/local/emulators/cognito/context.ts'
import { samlPartyOf } from '#cdk/local/emulators/cognito/samlExchange.ts'
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
  { callbackUrl, poolId }: { readonly callbackUrl: string; readonly poolId: string },
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
    saml: samlPartyOf({ poolId, domain: pool.url }),
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

/** Where an answer leads. */
const locationOf = ({ headers, status, url }: Response): URL => {
  const location = headers.get('location')
  if (location === null) throw new Error(`${url} answered ${status}.`)
  return new URL(location)
}

/** The next address of a redirect. */
export const next = async (address: string | URL, init?: RequestInit): Promise<URL> =>
  locationOf(await fetch(address, { ...init, redirect: 'manual' }))

/** The form of a page by which a browser posts what a SAML provider says. */
export const formOf = (page: string) => {
  const [, action = ''] = /<form method="post" action="([^"]*)"/.exec(page) ?? []
  const fields = page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)
  return { action, body: new URLSearchParams([...fields].map(([, name = '', value = '']) => [name, value])) }
}

/** What the provider's page answers who signs in there. */
export const atPage = (
  page: URL,
  { email = '', password = providerPassword, deed = 'signIn' }: { email?: string; password?: string; deed?: string },
): Promise<Response> =>
  fetch(page.origin + page.pathname, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ request: page.searchParams.toString(), email, password, deed }),
  })

/**
 * Goes through a sign-in as a browser does, from the user pool's address to the provider's page and back to the app; gives
 * the address in the app.
 */
export const throughProvider = async (departure: URL, who: Parameters<typeof atPage>[1]): Promise<URL> => {
  const page = await next(departure)
  if (page.pathname === '/loading') return page
  const answer = await atPage(page, who)
  if (!page.pathname.endsWith('/saml/sso')) return next(locationOf(answer))
  const { action, body } = formOf(await answer.text())
  return next(action, { method: 'POST', body })
}
