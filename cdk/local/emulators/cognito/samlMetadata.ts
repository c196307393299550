import { X509Certificate } from 'node:crypto'
import { z } from 'zod'
import { readXml } from '../saml/xml.ts'

/** What a pool keeps of an identity provider's SAML metadata. */
export interface SamlMetadata {
  readonly entityId: string
  /** Where people are sent by HTTP-Redirect. */
  readonly ssoUrl: string
  /** PEM; what is signed with any of them counts. */
  readonly certificates: readonly string[]
}

const Text = z.object({ '#text': z.string() })
const Metadata = z.object({
  EntityDescriptor: z.object({
    '@entityID': z.string().min(1),
    IDPSSODescriptor: z.object({
      KeyDescriptor: z.array(
        z.object({
          '@use': z.string().optional(),
          KeyInfo: z.object({ X509Data: z.array(z.object({ X509Certificate: z.array(Text) })) }),
        }),
      ),
      SingleSignOnService: z.array(z.object({ '@Binding': z.string(), '@Location': z.url() })),
    }),
  }),
})

const redirect = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'

/** A certificate as PEM where it is one and still holds. */
const valid = (base64: string): string[] => {
  try {
    const certificate = new X509Certificate(Buffer.from(base64, 'base64'))
    return Date.parse(certificate.validTo) > Date.now() ? [certificate.toString()] : []
  } catch {
    return []
  }
}

/** Reads the metadata of an identity provider; undefined where somebody could not be signed in by it. */
export const readSamlMetadata = (xml: string): SamlMetadata | undefined => {
  const { success, data } = Metadata.safeParse(readXml(xml))
  if (!success) return undefined
  const { '@entityID': entityId, IDPSSODescriptor: descriptor } = data.EntityDescriptor
  const ssoUrl = descriptor.SingleSignOnService.find((each) => each['@Binding'] === redirect)?.['@Location']
  const certificates = descriptor.KeyDescriptor.filter((each) => each['@use'] !== 'encryption')
    .flatMap(({ KeyInfo }) => KeyInfo.X509Data.flatMap(({ X509Certificate }) => X509Certificate))
    .flatMap((each) => valid(each['#text']))
  return ssoUrl === undefined || certificates.length === 0 ? undefined : { entityId, ssoUrl, certificates }
}
