import { X509Certificate } from 'node:crypto'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { atPage, formOf } from '#tests/support/sandboxSso.ts'
import { type Listening, listen } from '../../http/listen.ts'
import { scratchFolder } from '../../testing/scratch.ts'
import { readSamlMetadata } from '../cognito/samlMetadata.ts'
import { type OidcEmulator, startOidc } from '../oidc/oidc.ts'

const saml = { entityId: 'urn:app', acsUrl: 'http://app.localhost/saml2/idpresponse' }
const person = { email: 'ann@acme.example', firstName: 'Ann', lastName: 'Archer', password: 'Correct-Horse-1' }
const organization = { name: 'Acme', clientId: 'app', clientSecret: 's', redirectUri: 'http://app.localhost/' }
let server: Listening
let provider: OidcEmulator
const file = join(scratchFolder(), 'sso.sqlite')
const start = () =>
  startOidc({
    file,
    publicUrl: server.url,
    organizations: [
      { ...organization, key: 'acme', saml, people: [person] },
      { ...organization, key: 'other', people: [person] },
    ],
  })
beforeAll(async () => {
  server = await listen((request, response) => provider.serve(request, response))
  provider = start()
})
afterAll(async () => {
  await server.stop()
  provider.stop()
})

const metadata = async (key = 'acme') => fetch(`${server.url}/${key}/saml/metadata`)
const request = (xml: string, relayState = 'state-1') => {
  const url = new URL(`${server.url}/acme/saml/sso`)
  url.searchParams.set('SAMLRequest', deflateRawSync(xml).toString('base64'))
  url.searchParams.set('RelayState', relayState)
  return url
}
const asking = ({ entityId, acsUrl }: typeof saml) =>
  `<samlp:AuthnRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="_1" Version="2.0" AssertionConsumerServiceURL="${acsUrl}"><saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${entityId}</saml:Issuer></samlp:AuthnRequest>`

describe('the sandbox identity provider by SAML', () => {
  it('tells in its metadata where people are sent and by which certificate it signs, the same after a restart', async () => {
    const answer = await metadata()
    expect(answer.headers.get('content-type')).toBe('application/samlmetadata+xml')
    const read = readSamlMetadata(await answer.text())
    expect(read).toMatchObject({
      entityId: `${server.url}/acme/saml/metadata`,
      ssoUrl: `${server.url}/acme/saml/sso`,
    })
    const certificate = new X509Certificate(read?.certificates[0] ?? '')
    expect(certificate.verify(certificate.publicKey)).toBe(true)
    provider.stop()
    provider = start()
    expect(readSamlMetadata(await (await metadata()).text())).toEqual(read)
    expect((await metadata('other')).status).toBe(404)
  })

  it('asks for e-mail and password, and has the browser post a signed assertion with what came along', async () => {
    const page = await fetch(request(asking(saml)))
    expect(page.status).toBe(200)
    expect(await page.text()).toContain(`<code>${person.email}</code>`)
    const wrong = await atPage(request(asking(saml)), { email: person.email, password: 'guess' })
    expect(wrong.status).toBe(401)
    expect(await wrong.text()).toContain('do not match')
    const right = await atPage(request(asking(saml)), person)
    expect(right.headers.get('content-security-policy')).toContain("form-action 'self' http://*.localhost:")
    const { action, body } = formOf(await right.text())
    expect(action).toBe(saml.acsUrl)
    expect(body.get('RelayState')).toBe('state-1')
    const xml = Buffer.from(body.get('SAMLResponse') ?? '', 'base64').toString('utf8')
    for (const part of ['InResponseTo="_1"', `>${person.email}<`, `>${saml.entityId}<`, 'xmldsig-more#rsa-sha256'])
      expect(xml).toContain(part)
  })

  it('sends nobody to an application or an address that is not registered', async () => {
    const strange = [
      request(asking({ ...saml, entityId: 'urn:other' })),
      request(asking({ ...saml, acsUrl: 'http://evil.example/' })),
      request('no request'),
      request(`<!DOCTYPE a>${asking(saml)}`),
      new URL(`${server.url}/acme/saml/sso`),
    ]
    for (const url of strange) {
      expect((await fetch(url)).status).toBe(400)
      expect((await atPage(url, person)).status).toBe(400)
    }
  })
})
