import { createHash } from 'node:crypto'
import type { RequestListener, ServerResponse } from 'node:http'
import { readBody } from '../../http/body.ts'
import { html } from '../../http/html.ts'
import { respondJson, respondPage } from '../../http/respond.ts'
import { baseStyle } from '../../http/style.ts'
import { type CognitoContext, isSaml, type PoolClient, type PoolProvider } from './context.ts'
import { externalUser } from './externalUser.ts'
import { departureTo, identityAtProvider, type ProviderIdentity, ProviderRefusal } from './providerExchange.ts'
import { withFreshMetadata } from './providerOperations.ts'
import { identityInSaml, samlDepartureTo, samlPartyOf } from './samlExchange.ts'

/** A sign-in that is away at a provider: what the app wants to know it by afterwards. */
interface Departure {
  readonly provider: string
  readonly clientId: string
  /** The pool's own, which the provider's id token must repeat; of SAML the request's id, which its assertion must. */
  readonly providerNonce: string
  readonly redirectUri: string
  readonly state: string | undefined
  readonly nonce: string | undefined
  readonly codeChallenge: string
}

/** What the pool's own code stands for. */
interface Arrival extends Omit<Departure, 'providerNonce' | 'state'> {
  readonly sub: string
  readonly authenticatedAt: number
}

/** Bytes of what a SAML provider has posted: Cognito takes assertions of 100,000 characters, here with what forms add. */
const samlLimit = 200_000

type Answer = Readonly<Record<string, string | undefined>>

const page = (
  text: string,
) => html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sign in</title><style>${baseStyle} main { max-width: 480px; margin: 15vh auto; padding: 16px }</style></head>
<body><main><h1>An error was encountered with the requested page.</h1><p>${text}</p></main></body></html>`

const redirect = (response: ServerResponse, to: string, answer: Answer): void => {
  const url = new URL(to)
  for (const [name, value] of Object.entries(answer)) if (value !== undefined) url.searchParams.set(name, value)
  response.writeHead(302, { location: url.href, 'cache-control': 'no-store' }).end()
}

/**
 * A pool's own host: `/oauth2/authorize` sends people to the provider that the app names, `/oauth2/idpresponse` takes them
 * back from OpenID Connect and `/saml2/idpresponse` from SAML, and `/oauth2/token` gives the app the pool's own tokens for
 * a code, with PKCE.
 */
export const federationOf = (context: CognitoContext, poolId: string): RequestListener => {
  const { pools, users, tokens } = context
  const pool = pools.find((each) => each.poolId === poolId)
  const federation = pool?.federation
  if (pool === undefined || federation === undefined)
    return (_request, response) => respondPage(response, page('The user pool has no domain.'), 404)
  const callback = `${federation.domain}/oauth2/idpresponse`
  const party = samlPartyOf({ poolId, domain: federation.domain })
  const clientOf = (id: string): PoolClient | undefined =>
    id === pool.clientId
      ? { providers: federation.providers.map(({ name }) => name), callbackUrls: federation.callbackUrls }
      : users.client<PoolClient>(poolId, id)
  const providerOf = (name: string): PoolProvider | undefined =>
    federation.providers.find((each) => each.name === name) ?? users.provider<PoolProvider>(poolId, name)

  /** Where somebody is sent, what must come back, and by which name the provider gives back what it is sent along. */
  const leaveFor = async (provider: PoolProvider, loginHint: string | undefined) => {
    if (!isSaml(provider)) return { ...(await departureTo(provider, { callback, loginHint })), carriedAs: 'state' }
    const fresh = await withFreshMetadata(provider)
    if (fresh !== provider) users.saveProvider(poolId, provider.name, fresh)
    return { ...(await samlDepartureTo(fresh, party)), carriedAs: 'RelayState' }
  }

  const authorize = async (query: URLSearchParams, response: ServerResponse): Promise<void> => {
    const redirectUri = query.get('redirect_uri') ?? ''
    const clientId = query.get('client_id') ?? ''
    const client = clientOf(clientId)
    if (client === undefined) return respondPage(response, page('Client does not exist.'), 400)
    if (!client.callbackUrls.includes(redirectUri)) return respondPage(response, page('redirect_mismatch'), 400)
    const state = query.get('state') ?? undefined
    const refuse = (description: string) =>
      redirect(response, redirectUri, { error: 'invalid_request', error_description: description, state })
    const codeChallenge = query.get('code_challenge') ?? ''
    if (query.get('response_type') !== 'code') return refuse('The flow is not allowed for this client.')
    if (codeChallenge === '' || query.get('code_challenge_method') !== 'S256')
      return refuse('code_challenge_method must be S256')
    const name = query.get('identity_provider') ?? ''
    const provider = client.providers.includes(name) ? providerOf(name) : undefined
    if (provider === undefined) return refuse('The identity provider does not exist or is not enabled.')
    const { address, nonce, carriedAs } = await leaveFor(provider, query.get('login_hint') ?? undefined)
    const departure: Departure = {
      provider: provider.name,
      clientId,
      providerNonce: nonce,
      redirectUri,
      state,
      nonce: query.get('nonce') ?? undefined,
      codeChallenge,
    }
    redirect(response, address, { [carriedAs]: users.keepFederation(departure) })
  }

  /** Takes somebody back whom a provider of the protocol was asked about, once; who they are is told by `identify`. */
  const takeBack = async (
    carried: string | null,
    response: ServerResponse,
    identify: (provider: PoolProvider, nonce: string) => Promise<ProviderIdentity> | undefined,
  ): Promise<void> => {
    const departure = users.takeFederation<Departure>(carried ?? '')
    const provider = departure && providerOf(departure.provider)
    if (departure === undefined || provider === undefined)
      return respondPage(response, page('Invalid state: the sign-in has expired or was never begun here.'), 400)
    const { redirectUri, state } = departure
    try {
      const identity = await identify(provider, departure.providerNonce)
      if (identity === undefined) return respondPage(response, page('The provider is of another protocol.'), 400)
      const user = externalUser(users, pool, provider, identity)
      const arrival: Arrival = {
        provider: departure.provider,
        clientId: departure.clientId,
        redirectUri,
        nonce: departure.nonce,
        codeChallenge: departure.codeChallenge,
        sub: user.sub,
        authenticatedAt: Math.floor(Date.now() / 1000),
      }
      redirect(response, redirectUri, { code: users.keepFederation(arrival), state })
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error
      // Whatever the provider calls it, the app gets one error and the provider's words, as in Cognito.
      redirect(response, redirectUri, { error: 'invalid_request', error_description: error.message, state })
    }
  }

  const takeBackFromOidc = (query: URLSearchParams, response: ServerResponse) =>
    takeBack(query.get('state'), response, (provider, nonce) =>
      isSaml(provider) ? undefined : identityAtProvider(provider, { callback, nonce }, query),
    )

  const takeBackFromSaml = (form: URLSearchParams, response: ServerResponse) =>
    takeBack(form.get('RelayState'), response, (provider, requestId) =>
      isSaml(provider)
        ? identityInSaml(provider, party, { requestId, response: form.get('SAMLResponse') ?? '' })
        : undefined,
    )

  const token = async (form: URLSearchParams, response: ServerResponse): Promise<void> => {
    const refuse = (error: string) => respondJson(response, { error }, 400)
    if (form.get('grant_type') !== 'authorization_code') return refuse('unsupported_grant_type')
    const clientId = form.get('client_id') ?? ''
    if (clientOf(clientId) === undefined) return refuse('invalid_client')
    const arrival = users.takeFederation<Arrival>(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const user = arrival && users.bySub(arrival.sub)
    const provider = arrival && providerOf(arrival.provider)
    const isOwn =
      arrival?.clientId === clientId &&
      arrival.redirectUri === form.get('redirect_uri') &&
      arrival.codeChallenge === challenge
    if (arrival === undefined || provider === undefined || user === undefined || !user.enabled || !isOwn)
      return refuse('invalid_grant')
    const idClaims = {
      ...(arrival.nonce !== undefined && { nonce: arrival.nonce }),
      auth_time: arrival.authenticatedAt,
      identities: [
        {
          providerName: arrival.provider,
          providerType: isSaml(provider) ? 'SAML' : 'OIDC',
          userId: user.username.slice(arrival.provider.length + 1),
          primary: 'true',
          dateCreated: String(user.createdAt * 1000),
        },
      ],
    }
    const result = await tokens.issue(user, clientId, { idClaims })
    respondJson(response, {
      id_token: result.IdToken,
      access_token: result.AccessToken,
      refresh_token: result.RefreshToken,
      expires_in: result.ExpiresIn,
      token_type: result.TokenType,
    })
  }

  return (request, response) => {
    const url = new URL(request.url ?? '/', federation.domain)
    const formOf = async (limit: number) => new URLSearchParams((await readBody(request, limit)).toString('utf8'))
    const answer = async () => {
      const route = `${request.method} ${url.pathname}`
      if (route === 'GET /oauth2/authorize') await authorize(url.searchParams, response)
      else if (route === 'GET /oauth2/idpresponse') await takeBackFromOidc(url.searchParams, response)
      else if (route === 'POST /saml2/idpresponse') await takeBackFromSaml(await formOf(samlLimit), response)
      else if (route === 'POST /oauth2/token') await token(await formOf(20_000), response)
      else respondPage(response, page('There is no such page.'), 404)
    }
    answer().catch((error: unknown) => respondPage(response, page(String(error)), 500))
  }
}
