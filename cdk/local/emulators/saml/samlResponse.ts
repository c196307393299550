import { randomUUID } from 'node:crypto'
import { SignedXml } from 'xml-crypto'
import { type Html, html } from '../../http/html.ts'

const saml = 'urn:oasis:names:tc:SAML:2.0'
const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#'
const rsaSha256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'
const sha256 = 'http://www.w3.org/2001/04/xmlenc#sha256'
const enveloped = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature'

const newId = () => `_${randomUUID()}`
const moment = (milliseconds: number) => new Date(milliseconds).toISOString()

/** What an identity provider answers: to which request, from whom, and where it is posted. */
export interface SamlAnswer {
  readonly issuer: string
  readonly acsUrl: string
  readonly inResponseTo: string
}

/** Whom it vouches for (SAML 2.0 Core, 2.3), to which audience and how long. */
export interface SamlAssertion extends SamlAnswer {
  readonly audience: string
  readonly nameId: string
  readonly attributes: Readonly<Record<string, string | readonly string[]>>
  /** Epoch milliseconds. */
  readonly issuedAt: number
  readonly endsAt: number
}

const response = ({ issuer, acsUrl, inResponseTo }: SamlAnswer, status: Html, assertion?: Html): string =>
  html`<samlp:Response xmlns:samlp="${saml}:protocol" xmlns:saml="${saml}:assertion" ID="${newId()}" Version="2.0" IssueInstant="${moment(Date.now())}" Destination="${acsUrl}" InResponseTo="${inResponseTo}"><saml:Issuer>${issuer}</saml:Issuer><samlp:Status>${status}</samlp:Status>${assertion}</samlp:Response>`
    .text

/** A response by which somebody is vouched for, not signed yet. */
export const vouchingResponse = (assertion: SamlAssertion): string => {
  const { issuer, acsUrl, inResponseTo, audience, nameId, attributes, issuedAt, endsAt } = assertion
  const stated = Object.entries(attributes).map(
    ([name, value]) =>
      html`<saml:Attribute Name="${name}">${[value].flat().map((each) => html`<saml:AttributeValue>${each}</saml:AttributeValue>`)}</saml:Attribute>`,
  )
  return response(
    assertion,
    html`<samlp:StatusCode Value="${saml}:status:Success"/>`,
    html`<saml:Assertion ID="${newId()}" Version="2.0" IssueInstant="${moment(issuedAt)}"><saml:Issuer>${issuer}</saml:Issuer><saml:Subject><saml:NameID Format="${saml}:nameid-format:persistent">${nameId}</saml:NameID><saml:SubjectConfirmation Method="${saml}:cm:bearer"><saml:SubjectConfirmationData InResponseTo="${inResponseTo}" NotOnOrAfter="${moment(endsAt)}" Recipient="${acsUrl}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${moment(issuedAt)}" NotOnOrAfter="${moment(endsAt)}"><saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${moment(issuedAt)}"><saml:AuthnContext><saml:AuthnContextClassRef>${saml}:ac:classes:PasswordProtectedTransport</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement>${stated}</saml:AttributeStatement></saml:Assertion>`,
  )
}

/** A response by which nobody is, in the provider's words. */
export const refusingResponse = (
  answer: SamlAnswer,
  { status, message }: { readonly status: 'AuthnFailed' | 'RequestDenied'; readonly message: string },
): string =>
  response(
    answer,
    html`<samlp:StatusCode Value="${saml}:status:Responder"><samlp:StatusCode Value="${saml}:status:${status}"/></samlp:StatusCode><samlp:StatusMessage>${message}</samlp:StatusMessage>`,
  )

/** The response with its assertion signed, RSA and SHA-256; key and certificate are PEM. */
export const signedResponse = (
  xml: string,
  { privateKey, certificate }: { readonly privateKey: string; readonly certificate: string },
): string => {
  const signature = new SignedXml({
    privateKey,
    publicCert: certificate,
    signatureAlgorithm: rsaSha256,
    canonicalizationAlgorithm: exclusive,
  })
  const assertion = "/*/*[local-name(.)='Assertion']"
  signature.addReference({ xpath: assertion, transforms: [enveloped, exclusive], digestAlgorithm: sha256 })
  signature.computeSignature(xml, {
    prefix: 'ds',
    location: { reference: `${assertion}/*[local-name(.)='Issuer']`, action: 'after' },
  })
  return signature.getSignedXml()
}
