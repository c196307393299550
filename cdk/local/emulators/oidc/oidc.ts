import { createHash, createPrivateKey, createPublicKey } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { exportJWK, SignJWT } from 'jose'
import { readBody } from '../../http/body.ts'
import { respondJson, respondPage } from '../../http/respond.ts'
import { samlPages } from '../saml/saml.ts'
import { answerAddress, isMistake, readAuthorizeRequest } from './authorizeRequest.ts'
import { type Grant, openOidcStore } from './oidcStore.ts'
import { accountOf, isSame, type OidcOrganization, type OidcPerson, personOf, subjectOf } from './organization.ts'
import { formTargets, refusalPage, signInPage } from './signInPage.ts'

interface OidcSettings {
  readonly file: string
  /** Where browsers and relying parties reach it, `http://sso.localhost:3000`. */
  readonly publicUrl: string
  readonly organizations: readonly OidcOrganization[]
}

export interface OidcEmulator {
  /** Everything below the provider's host. */
  readonly serve: RequestListener
  /** The issuer of an organization. */
  issuerOf(key: string): string
  stop(): void
}

const codeSeconds = 60
const idTokenSeconds = 5 * 60
const kid = 'sandbox'
const nowSeconds = () => Math.floor(Date.now() / 1000)

/** What the page's other buttons send back. */
const refusals: Readonly<Record<string, { readonly error: string; readonly error_description: string }>> = {
  cancel: { error: 'access_denied', error_description: 'The user cancelled the sign-in' },
  fail: { error: 'server_error', error_description: 'The provider is out of order' },
}

/**
 * The sandbox identity provider of organizations with single sign-on: OpenID Connect with discovery, authorization code
 * flow, PKCE, nonce and RS256, an issuer for each organization below one host; and SAML 2.0 beside it (`samlPages`), signed
 * with the same key.
 */
export function startOidc({ file, publicUrl, organizations }: OidcSettings): OidcEmulator {
  const store = openOidcStore(file)
  const privateKey = createPrivateKey(store.signingKey())
  const saml = samlPages({
    publicUrl,
    privateKey: store.signingKey(),
    // Loaded where it is asked for, once: who signs in otherwise does not wait for it.
    certificate: () =>
      store.certificate(async (key) => {
        const { selfSigned } = await import('../saml/certificate.ts')
        return selfSigned(key, { commonName: new URL(publicUrl).hostname })
      }),
  })
  const issuerOf = (key: string) => `${publicUrl}/${key}`

  const configuration = ({ key }: OidcOrganization) => {
    const issuer = issuerOf(key)
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      grant_types_supported: ['authorization_code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      scopes_supported: ['openid', 'email', 'profile'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
      code_challenge_methods_supported: ['S256'],
      claims_supported: ['sub', 'email', 'email_verified', 'given_name', 'family_name', 'name', 'role', 'department'],
    }
  }

  const claimsOf = (organization: OidcOrganization, person: OidcPerson) => ({
    sub: subjectOf(organization, person),
    email: person.email,
    email_verified: true,
    given_name: person.firstName,
    family_name: person.lastName,
    name: `${person.firstName} ${person.lastName}`,
    ...(person.role !== undefined && { role: person.role }),
    ...(person.department !== undefined && { department: person.department }),
  })

  const idTokenOf = (organization: OidcOrganization, person: OidcPerson, grant: Grant) =>
    new SignJWT({
      ...claimsOf(organization, person),
      auth_time: grant.authenticatedAt,
      ...(grant.nonce !== undefined && { nonce: grant.nonce }),
    })
      .setProtectedHeader({ alg: 'RS256', kid })
      .setIssuer(issuerOf(organization.key))
      .setAudience(grant.clientId)
      .setIssuedAt(nowSeconds())
      .setExpirationTime(nowSeconds() + idTokenSeconds)
      .sign(privateKey)

  const token = async (organization: OidcOrganization, form: URLSearchParams, response: ServerResponse) => {
    const refuse = (error: string, status = 400) => respondJson(response, { error }, status)
    if (form.get('grant_type') !== 'authorization_code') return refuse('unsupported_grant_type')
    if (form.get('client_id') !== organization.clientId) return refuse('invalid_client', 401)
    if (!isSame(form.get('client_secret') ?? '', organization.clientSecret)) return refuse('invalid_client', 401)
    const grant = store.takeCode(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isProved = grant?.codeChallenge === undefined || grant.codeChallenge === challenge
    const isOwn = grant?.organization === organization.key && grant.redirectUri === form.get('redirect_uri')
    const person = grant && personOf(organization, grant.email)
    if (grant === undefined || person === undefined || !isOwn || !isProved) return refuse('invalid_grant')
    respondJson(response, {
      access_token: store.issue('access', grant, idTokenSeconds),
      id_token: await idTokenOf(organization, person, grant),
      token_type: 'Bearer',
      expires_in: idTokenSeconds,
    })
  }

  const userInfo = (organization: OidcOrganization, request: IncomingMessage, response: ServerResponse) => {
    const grant = store.grantOfAccess((request.headers.authorization ?? '').replace(/^Bearer /i, ''))
    const person = grant?.organization === organization.key ? personOf(organization, grant.email) : undefined
    if (person === undefined) respondJson(response, { error: 'invalid_token' }, 401)
    else respondJson(response, claimsOf(organization, person))
  }

  const authorize = (
    organization: OidcOrganization,
    query: URLSearchParams,
    form: URLSearchParams | undefined,
    response: ServerResponse,
  ): void => {
    const read = readAuthorizeRequest(organization, query)
    const send = (redirectUri: string, answer: Readonly<Record<string, string | undefined>>) =>
      response.writeHead(303, { location: answerAddress(redirectUri, answer), 'cache-control': 'no-store' }).end()
    if (isMistake(read)) {
      if ('page' in read) respondPage(response, refusalPage(read.page), 400)
      else
        send(organization.redirectUri, {
          error: read.error,
          error_description: read.description,
          state: query.get('state') ?? undefined,
        })
      return
    }
    const { redirectUri, state, nonce, codeChallenge, loginHint } = read
    const refusal = refusals[form?.get('deed') ?? '']
    const person = form && accountOf(organization, form)
    if (refusal !== undefined) send(redirectUri, { ...refusal, state })
    else if (person === undefined) {
      const email = form?.get('email') ?? loginHint
      const failed = form !== undefined
      const action = `/${organization.key}/authorize`
      const page = signInPage(organization, { action, request: query.toString(), email, failed })
      respondPage(response, page, failed ? 401 : 200, formTargets(publicUrl))
    } else {
      const grant = {
        organization: organization.key,
        email: person.email,
        clientId: organization.clientId,
        redirectUri,
        nonce,
        codeChallenge,
        authenticatedAt: nowSeconds(),
      }
      send(redirectUri, { code: store.issue('code', grant, codeSeconds), state })
    }
  }

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', publicUrl)
    const [, key = '', ...rest] = url.pathname.split('/')
    const organization = organizations.find((each) => each.key === key)
    if (organization === undefined) return respondPage(response, refusalPage('There is no such organization.'), 404)
    const formOf = async () => new URLSearchParams((await readBody(request, 20_000)).toString('utf8'))
    const route = `${request.method} ${rest.join('/')}`
    if (route === 'GET .well-known/openid-configuration') respondJson(response, configuration(organization))
    else if (route === 'GET jwks')
      respondJson(response, {
        keys: [{ ...(await exportJWK(createPublicKey(privateKey))), kid, alg: 'RS256', use: 'sig' }],
      })
    else if (route === 'GET userinfo') userInfo(organization, request, response)
    else if (route === 'POST token') await token(organization, await formOf(), response)
    else if (route === 'GET authorize') authorize(organization, url.searchParams, undefined, response)
    else if (route === 'POST authorize') {
      const form = await formOf()
      authorize(organization, new URLSearchParams(form.get('request') ?? ''), form, response)
    } else if (!(await saml(organization, route, { query: url.searchParams, form: formOf }, response)))
      respondPage(response, refusalPage('There is no such page.'), 404)
  }

  return {
    serve: (request, response) => {
      handle(request, response).catch(() => response.writeHead(500).end())
    },
    issuerOf,
    stop: store.close,
  }
}
