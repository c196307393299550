// What makes certificates asks for it.
import 'reflect-metadata'
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { X509CertificateGenerator } from '@peculiar/x509'

const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
const years = 20
const day = 24 * 60 * 60 * 1000

const der = (key: KeyObject, type: 'pkcs8' | 'spki') =>
  type === 'pkcs8' ? key.export({ type, format: 'der' }) : key.export({ type, format: 'der' })

/** A certificate by which a private key vouches for itself, both PEM: what SAML metadata publishes a key as. */
export const selfSigned = async (
  privateKeyPem: string,
  { commonName }: { readonly commonName: string },
): Promise<string> => {
  const privateKey = createPrivateKey(privateKeyPem)
  const { subtle } = crypto
  const keys = {
    privateKey: await subtle.importKey('pkcs8', der(privateKey, 'pkcs8'), algorithm, false, ['sign']),
    publicKey: await subtle.importKey('spki', der(createPublicKey(privateKey), 'spki'), algorithm, true, ['verify']),
  }
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: `CN=${commonName}`,
    notBefore: new Date(Date.now() - day),
    notAfter: new Date(Date.now() + years * 365 * day),
    signingAlgorithm: algorithm,
    keys,
  })
  return certificate.toString('pem')
}
