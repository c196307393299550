import { createHash, generateKeyPairSync } from 'node:crypto'
import { join } from 'node:path'
import {
  CognitoIdentityProviderClient,
  CreateIdentityProviderCommand,
  CreateUserPoolClientCommand,
  UpdateIdentityProviderCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { atProvider, next, startSandboxSso, throughProvider } from '#tests/support/sandboxSso.ts'
import { type Listening, listen } from '../../http/listen.ts'
import { scratchFolder } from '../../testing/scratch.ts'
import { readAuthnRequest } from '../saml/authnRequest.ts'
import { selfSigned } from '../saml/certificate.ts'
import { type SamlAssertion, signedResponse, vouchingResponse } from '../saml/samlResponse.ts'
import { type CognitoEmulator, startCognito } from './cognito.ts'
import { samlPartyOf } from './samlExchange.ts'

const UserPoolId = 'us-east-1_palisade'
const redirectUri = 'http://us.localhost/loading'
const ann = { ...atProvider('ann@acme.example'), role: 'Principal Producer', department: 'West' }
const said = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims'
const attributes = {
  email: `${said}/emailaddress`,
  given_name: `${said}/givenname`,
  family_name: `${said}/surname`,
  nickname: 'role',
  profile: 'department',
}
const newKeys = async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  return { privateKey: pem, certificate: await selfSigned(pem, { commonName: 'elsewhere' }) }
}
type Keys = Awaited<ReturnType<typeof newKeys>>

let sso: Awaited<ReturnType<typeof startSandboxSso>>
let emulator: CognitoEmulator
let pool: CognitoIdentityProviderClient
/** A provider whose key the tests hold, which so can say anything. */
let elsewhere: Listening
let keys: Keys
let stranger: Keys
let published: Keys[]
const issuer = 'https://idp.elsewhere.example'
const clients: Record<string, string> = {}

const connect = async (ProviderName: string, MetadataURL: string) => {
  await pool.send(
    new CreateIdentityProviderCommand({
      UserPoolId,
      ProviderName,
      ProviderType: 'SAML',
      ProviderDetails: { MetadataURL, IDPInit: 'false' },
      AttributeMapping: attributes,
    }),
  )
  const { UserPoolClient } = await pool.send(
    new CreateUserPoolClientCommand({
      UserPoolId,
      ClientName: ProviderName,
      SupportedIdentityProviders: [ProviderName],
      CallbackURLs: [redirectUri],
    }),
  )
  clients[ProviderName] = UserPoolClient?.ClientId ?? ''
}

beforeAll(async () => {
  const folder = scratchFolder()
  sso = await startSandboxSso(
    join(folder, 'sso.sqlite'),
    { callbackUrl: redirectUri, poolId: UserPoolId },
    { Acme: [ann] },
  )
  emulator = await startCognito({
    file: join(folder, 'cognito.sqlite'),
    pools: [
      {
        region: 'us',
        poolId: UserPoolId,
        clientId: 'web',
        mailFrom: 'no-reply@palisade.example',
        federation: sso.federation,
      },
    ],
    deliver: () => {},
  })
  sso.open(emulator.domain(UserPoolId))
  const credentials = { accessKeyId: 'a', secretAccessKey: 'b' }
  pool = new CognitoIdentityProviderClient({ endpoint: emulator.url, region: 'us-east-1', credentials })
  keys = await newKeys()
  stranger = await newKeys()
  published = [keys]
  elsewhere = await listen((_request, response) => {
    const certificates = published.map(
      ({ certificate }) =>
        `<KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data><ds:X509Certificate>${certificate.replace(/-----[^-]+-----/g, '')}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></KeyDescriptor>`,
    )
    response.end(
      `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${issuer}"><IDPSSODescriptor>${certificates.join('')}<SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${issuer}/sso"/></IDPSSODescriptor></EntityDescriptor>`,
    )
  })
  await connect('Acme2', `${sso.federation.providers[0]?.issuer}/saml/metadata`)
  await connect('Elsewhere', elsewhere.url)
})
afterEach(() => void vi.useRealTimers())
afterAll(async () => {
  await Promise.all([emulator.stop(), elsewhere.stop()])
  await sso.stop()
})

const verifier = 'a verifier that is long enough to be one, by far'
const departure = (provider: string) =>
  new URL(
    `${sso.federation.domain}/oauth2/authorize?${new URLSearchParams({
      client_id: clients[provider] ?? '',
      response_type: 'code',
      redirect_uri: redirectUri,
      identity_provider: provider,
      state: 'state-1',
      nonce: 'nonce-1',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    })}`,
  )
const exchange = async (provider: string, code: string | null) => {
  const response = await fetch(`${sso.federation.domain}/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clients[provider] ?? '',
      redirect_uri: redirectUri,
      code: code ?? '',
      code_verifier: verifier,
    }),
  })
  return response.json()
}

const post = (xml: string, relayState: string) =>
  fetch(samlPartyOf({ poolId: UserPoolId, domain: sso.federation.domain }).acsUrl, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ SAMLResponse: Buffer.from(xml).toString('base64'), RelayState: relayState }),
  })

/** Leaves for the provider elsewhere; what it is asked, and what it would rightly answer. */
const leave = async () => {
  const { searchParams } = await next(departure('Elsewhere'))
  const { acsUrl, entityId } = samlPartyOf({ poolId: UserPoolId, domain: sso.federation.domain })
  const asked = readAuthnRequest({ entityId, acsUrl }, searchParams)
  if ('page' in asked) throw new Error(asked.page)
  const issuedAt = Date.now()
  const right: SamlAssertion = {
    issuer,
    acsUrl,
    inResponseTo: asked.id,
    audience: entityId,
    nameId: 'ann',
    attributes: { [attributes.email]: ann.email },
    issuedAt,
    endsAt: issuedAt + 60_000,
  }
  return { right, relayState: asked.relayState ?? '' }
}

const backFrom = (response: Response) =>
  new URL(response.headers.get('location') ?? 'http://nowhere.example').searchParams

/** What the app is told after an answer of the provider elsewhere. */
const answered = async (write: (right: SamlAssertion) => string) => {
  const { right, relayState } = await leave()
  return backFrom(await post(write(right), relayState))
}
const signed = (assertion: SamlAssertion, by = keys) => signedResponse(vouchingResponse(assertion), by)
const refused = async (write: (right: SamlAssertion) => string) => {
  const back = await answered(write)
  expect(back.get('code')).toBeNull()
  expect(back.get('error')).toBe('invalid_request')
  expect(back.get('error_description')).toMatch(/^Invalid SAML response received: /)
  return Object.fromEntries(back)
}
const claimsOf = async (back: URLSearchParams) => decodeJwt((await exchange('Elsewhere', back.get('code'))).id_token)

describe('a user pool that takes people from their organization’s SAML provider', () => {
  it('gives its own tokens for them, with what the provider calls e-mail, names, role and team', async () => {
    const address = await throughProvider(departure('Acme2'), { email: ann.email })
    expect(address.searchParams.get('state')).toBe('state-1')
    const tokens = await exchange('Acme2', address.searchParams.get('code'))
    const poolKeys = createRemoteJWKSet(new URL(`${emulator.url}/${UserPoolId}/.well-known/jwks.json`))
    const { payload } = await jwtVerify(tokens.id_token, poolKeys, {
      issuer: `https://cognito-idp.us-east-1.amazonaws.com/${UserPoolId}`,
      audience: clients.Acme2 ?? '',
    })
    expect(payload).toMatchObject({
      token_use: 'id',
      nonce: 'nonce-1',
      email: ann.email,
      given_name: 'Ann',
      family_name: 'Archer',
      nickname: 'Principal Producer',
      profile: 'West',
      'cognito:username': 'Acme2_acme|ann',
      identities: [{ providerName: 'Acme2', providerType: 'SAML', userId: 'acme|ann' }],
    })
  })

  it('tells the app what the provider said instead', async () => {
    for (const [deed, words] of [
      ['cancel', 'The user cancelled the sign-in'],
      ['fail', 'The provider is out of order'],
    ] as const) {
      const { searchParams } = await throughProvider(departure('Acme2'), { deed })
      expect(searchParams.get('error')).toBe('invalid_request')
      expect(searchParams.get('error_description')).toContain(words)
      expect(searchParams.get('state')).toBe('state-1')
    }
  })

  it('keeps several values as one text, each as forms encode it', async () => {
    const roles = ['Principal Producer', 'Agent']
    const back = await answered((right) => signed({ ...right, attributes: { ...right.attributes, role: roles } }))
    expect(await claimsOf(back)).toMatchObject({ email: ann.email, nickname: '[Principal+Producer, Agent]' })
  })

  it('is sent nobody by a provider that nobody was sent to', async () => {
    const { right } = await leave()
    expect((await post(signed(right), '')).status).toBe(400)
    expect((await post(signed(right), 'forged')).status).toBe(400)
  })
})

describe('what a SAML provider posts is refused', () => {
  it('without a signature, with another’s, and changed after it was signed', async () => {
    expect((await answered((right) => signed(right))).get('code')).not.toBeNull()
    await refused(vouchingResponse)
    await refused((right) => signed(right, stranger))
    await refused((right) => signed(right).replace(ann.email, 'eve@acme.example'))
    await refused(() => 'no XML at all')
    await refused(() => '')
  })

  it('for another audience, address or request, from another provider, too late or too early', async () => {
    const hour = 3_600_000
    const wrong: readonly ((right: SamlAssertion) => Partial<SamlAssertion>)[] = [
      () => ({ audience: 'urn:amazon:cognito:sp:us-east-1_other' }),
      () => ({ acsUrl: 'http://evil.example/saml2/idpresponse' }),
      () => ({ inResponseTo: '_another' }),
      () => ({ inResponseTo: '' }),
      () => ({ issuer: 'https://idp.other.example' }),
      ({ issuedAt }) => ({ issuedAt: issuedAt - 2 * hour, endsAt: issuedAt - hour }),
      ({ issuedAt }) => ({ issuedAt: issuedAt + hour, endsAt: issuedAt + 2 * hour }),
    ]
    for (const more of wrong) await refused((right) => signed({ ...right, ...more(right) }))
  })

  it('when the signed assertion leaves open for which request and address it is', async () => {
    for (const attribute of ['InResponseTo', 'Recipient', 'NotOnOrAfter'])
      await refused((right) => {
        const xml = vouchingResponse(right)
        const open = xml.replace(new RegExp(`(<saml:SubjectConfirmationData[^>]*?) ?${attribute}="[^"]*"`), '$1')
        expect(open).not.toBe(xml)
        return signedResponse(open, keys)
      })
    await refused((right) =>
      signedResponse(vouchingResponse(right).replace(/<saml:Conditions.*<\/saml:Conditions>/, ''), keys),
    )
    await refused((right) => signedResponse(vouchingResponse(right).replace(':cm:bearer', ':cm:sender-vouches'), keys))
  })

  it('a second time, with its own departure or with another', async () => {
    const { right, relayState } = await leave()
    const xml = signed(right)
    expect(backFrom(await post(xml, relayState)).get('code')).not.toBeNull()
    expect((await post(xml, relayState)).status).toBe(400)
    await refused(() => xml)
  })

  it('without a name or an e-mail', async () => {
    expect(await refused((right) => signed({ ...right, nameId: '' }))).toMatchObject({
      error_description: expect.stringContaining('NameID'),
    })
    expect(await refused((right) => signed({ ...right, attributes: {} }))).toMatchObject({
      error_description: 'Invalid SAML response received: Invalid user attributes: email: The attribute is required',
    })
  })

  it('where another assertion is wrapped around the one that was signed', async () => {
    const parts = (right: SamlAssertion) => {
      const xml = signed(right)
      const [assertion = ''] = /<saml:Assertion.*<\/saml:Assertion>/.exec(xml) ?? []
      const [signature = ''] = /<ds:Signature.*<\/ds:Signature>/.exec(assertion) ?? []
      const bare = assertion.replace(signature, '')
      const forged = bare.replace(ann.email, 'eve@acme.example')
      const renamed = forged.replace(/ID="[^"]*"/, 'ID="_forged"')
      const [head = '', tail = ''] = xml.split(assertion)
      return { assertion, signature, bare, forged, renamed, whole: (content: string) => head + content + tail }
    }
    const wrapped: readonly ((of: ReturnType<typeof parts>) => string)[] = [
      ({ assertion, renamed, whole }) => whole(renamed + assertion),
      ({ assertion, renamed, whole }) => whole(assertion + renamed),
      ({ assertion, forged, whole }) => whole(forged + assertion),
      // The signed one put away below the forged one, below its signature, or below an extension.
      ({ bare, renamed, signature, whole }) =>
        whole(
          renamed
            .replace('</saml:Issuer>', `</saml:Issuer>${signature}`)
            .replace('</saml:Assertion>', `${bare}</saml:Assertion>`),
        ),
      ({ bare, renamed, signature, whole }) => {
        const object = signature.replace('</ds:Signature>', `<ds:Object>${bare}</ds:Object></ds:Signature>`)
        return whole(renamed.replace('</saml:Issuer>', `</saml:Issuer>${object}`))
      },
      ({ assertion, renamed, whole }) => whole(`<samlp:Extensions>${assertion}</samlp:Extensions>${renamed}`),
      ({ bare, renamed, signature, whole }) =>
        whole(
          `<samlp:Extensions>${bare}</samlp:Extensions>${renamed.replace('</saml:Issuer>', `</saml:Issuer>${signature}`)}`,
        ),
      ({ bare, forged, signature, whole }) =>
        whole(
          `<samlp:Extensions>${bare}</samlp:Extensions>${forged.replace('</saml:Issuer>', `</saml:Issuer>${signature}`)}`,
        ),
    ]
    for (const wrap of wrapped) await refused((right) => wrap(parts(right)))
  })

  it('no part of what was signed: a comment cuts no e-mail off', async () => {
    const email = `${ann.email}.evil.example`
    const back = await answered((right) =>
      signed({ ...right, nameId: email, attributes: { [attributes.email]: email } }).replaceAll(
        email,
        `${ann.email}<!-- -->.evil.example`,
      ),
    )
    expect(await claimsOf(back)).toMatchObject({ email, 'cognito:username': `Elsewhere_${email}` })
  })
})

describe('the metadata of a SAML provider', () => {
  it('is looked at when the provider is connected, which stays of its kind', async () => {
    const at = (MetadataURL: string) => connect('Nowhere', MetadataURL)
    await expect(at(`${elsewhere.url}0/none`)).rejects.toThrow('Unable to contact')
    await expect(at(`${sso.federation.providers[0]?.issuer}/.well-known/openid-configuration`)).rejects.toThrow(
      'No SAML metadata',
    )
    const { issuer: oidc_issuer = '' } = sso.federation.providers[0] ?? {}
    const other = new UpdateIdentityProviderCommand({
      UserPoolId,
      ProviderName: 'Elsewhere',
      ProviderDetails: { oidc_issuer, client_id: 'any', client_secret: 'any' },
    })
    await expect(pool.send(other)).rejects.toThrow('another type')
  })

  it('tells of the next certificate within six hours', async () => {
    const next = await newKeys()
    published = [keys, next]
    await refused((right) => signed(right, next))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * 3_600_000 })
    expect((await answered((right) => signed(right, next))).get('code')).not.toBeNull()
    expect((await answered((right) => signed(right))).get('code')).not.toBeNull()
  })
})
