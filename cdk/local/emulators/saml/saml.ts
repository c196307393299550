import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { usualAttributes } from '#shared/domain/identity/identityProviders.ts'
import { html } from '../../http/html.ts'
import { respondPage } from '../../http/respond.ts'
import { accountOf, type OidcOrganization, type OidcPerson, subjectOf } from '../oidc/organization.ts'
import { formTargets, refusalPage, shell, signInPage } from '../oidc/signInPage.ts'
import { readAuthnRequest } from './authnRequest.ts'
import { refusingResponse, type SamlAnswer, signedResponse, vouchingResponse } from './samlResponse.ts'

interface SamlSettings {
  readonly publicUrl: string
  /** What assertions are signed with, and the certificate that the metadata tells of it; PEM. */
  readonly privateKey: string
  readonly certificate: () => Promise<string>
}

const script = readFileSync(new URL('./post.js', import.meta.url))
const minutes = 60_000
const assertionMilliseconds = 5 * minutes

/** What the page's other buttons answer. */
const refusals = {
  cancel: { status: 'RequestDenied', message: 'The user cancelled the sign-in' },
  fail: { status: 'AuthnFailed', message: 'The provider is out of order' },
} as const
const refusalOf = (deed: string | null) => (deed === 'cancel' || deed === 'fail' ? refusals[deed] : undefined)

/** What it says of somebody, by the names that most SAML providers use; role and department as its OpenID Connect does. */
const attributesOf = ({ email, firstName, lastName, role, department }: OidcPerson) => ({
  [usualAttributes.SAML.email]: email,
  [usualAttributes.SAML.firstName]: firstName,
  [usualAttributes.SAML.lastName]: lastName,
  ...(role !== undefined && { role }),
  ...(department !== undefined && { department }),
})

/**
 * The sandbox identity provider as SAML 2.0 has it, below each organization that knows a service provider: metadata, sign-in
 * by HTTP-Redirect, and a response with a signed assertion by HTTP-POST. Answers whether the route is one of its own.
 */
export const samlPages = ({ publicUrl, privateKey, certificate }: SamlSettings) => {
  const baseOf = ({ key }: OidcOrganization) => `${publicUrl}/${key}/saml`
  const entityOf = (organization: OidcOrganization) => `${baseOf(organization)}/metadata`

  const metadata = async (organization: OidcOrganization, response: ServerResponse) => {
    const body = (await certificate()).replace(/-----[^-]+-----|\s/g, '')
    const { text } =
      html`<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityOf(organization)}"><md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"><md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data><ds:X509Certificate>${body}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor><md:NameIDFormat>urn:oasis:names:tc:SAML:2.0:nameid-format:persistent</md:NameIDFormat><md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${baseOf(organization)}/sso"/></md:IDPSSODescriptor></md:EntityDescriptor>`
    response
      .writeHead(200, { 'content-type': 'application/samlmetadata+xml', 'cache-control': 'no-store' })
      .end(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`)
  }

  const post = (
    organization: OidcOrganization,
    {
      acsUrl,
      relayState,
      xml,
    }: { readonly acsUrl: string; readonly relayState: string | undefined; readonly xml: string },
    response: ServerResponse,
  ) => {
    const page = shell(
      `Signed in · ${organization.name}`,
      html`<header><h1>${organization.name}</h1><p>On the way back to Palisade.</p></header>
<form method="post" action="${acsUrl}"><input type="hidden" name="SAMLResponse" value="${Buffer.from(xml).toString('base64')}">
${relayState !== undefined && html`<input type="hidden" name="RelayState" value="${relayState}">`}<button>Continue</button></form>
<script src="/${organization.key}/saml/post.js" defer></script>`,
    )
    respondPage(response, page, 200, formTargets(publicUrl))
  }

  const signIn = async (
    organization: OidcOrganization,
    query: URLSearchParams,
    form: URLSearchParams | undefined,
    response: ServerResponse,
  ): Promise<void> => {
    const { saml } = organization
    if (saml === undefined) return respondPage(response, refusalPage('There is no such page.'), 404)
    const read = readAuthnRequest(saml, query)
    if ('page' in read) return respondPage(response, refusalPage(read.page), 400)
    const { acsUrl, entityId: audience } = saml
    const answer: SamlAnswer = { issuer: entityOf(organization), acsUrl, inResponseTo: read.id }
    const refusal = refusalOf(form?.get('deed') ?? null)
    const { relayState } = read
    if (refusal !== undefined)
      return post(organization, { acsUrl, relayState, xml: refusingResponse(answer, refusal) }, response)
    const person = form && accountOf(organization, form)
    if (person === undefined) {
      const email = form?.get('email') ?? ''
      const failed = form !== undefined
      const action = `/${organization.key}/saml/sso`
      const page = signInPage(organization, { action, request: query.toString(), email, failed })
      return respondPage(response, page, failed ? 401 : 200, formTargets(publicUrl))
    }
    const issuedAt = Date.now()
    const nameId = subjectOf(organization, person)
    const validity = { issuedAt, endsAt: issuedAt + assertionMilliseconds }
    const vouching = vouchingResponse({ ...answer, audience, nameId, attributes: attributesOf(person), ...validity })
    const xml = signedResponse(vouching, { privateKey, certificate: await certificate() })
    post(organization, { acsUrl, relayState, xml }, response)
  }

  return async (
    organization: OidcOrganization,
    route: string,
    request: { readonly query: URLSearchParams; readonly form: () => Promise<URLSearchParams> },
    response: ServerResponse,
  ): Promise<boolean> => {
    if (organization.saml === undefined) return false
    if (route === 'GET saml/metadata') await metadata(organization, response)
    else if (route === 'GET saml/post.js')
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(script)
    else if (route === 'GET saml/sso') await signIn(organization, request.query, undefined, response)
    else if (route === 'POST saml/sso') {
      const form = await request.form()
      await signIn(organization, new URLSearchParams(form.get('request') ?? ''), form, response)
    } else return false
    return true
  }
}
