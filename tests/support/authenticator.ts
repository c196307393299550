import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** CBOR (RFC 8949) of what an authenticator sends: numbers, bytes, texts and maps. */
const cbor = (value: number | string | Buffer | ReadonlyMap<number | string, unknown>): Buffer => {
  const head = (major: number, size: number): Buffer =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 255])
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const pairs = [...value].flatMap(([key, each]) => [cbor(key), cbor(each as Parameters<typeof cbor>[0])])
  return Buffer.concat([head(5, value.size), ...pairs])
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const text = (data: Buffer) => data.toString('base64url')

const userPresent = 0x01
const userVerified = 0x04
const withCredential = 0x40

/** What an authenticator may do wrong, for the platform to notice. */
interface Lapse {
  readonly origin?: string
  readonly rpId?: string
  /** Only touched, not unlocked: one factor. */
  readonly unverified?: true
}

/** A security key in software (WebAuthn Level 3): one passkey that it makes and signs with. */
export const softwareAuthenticator = (origin: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let count = 0

  const clientData = (type: string, challenge: string, at: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }))

  const authenticatorData = (rpId: string, flags: number, rest: Buffer = Buffer.alloc(0)) => {
    count += 1
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(count)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, rest])
  }

  const flagsOf = ({ unverified }: Lapse) => (unverified ? userPresent : userPresent | userVerified)

  const envelope = {
    id: text(id),
    rawId: text(id),
    type: 'public-key' as const,
    authenticatorAttachment: 'platform' as const,
    clientExtensionResults: {},
  }

  return {
    /** Makes the passkey for what `startPasskey` answered. */
    create({ challenge, rp }: { challenge: string; rp: { id: string } }, lapse: Lapse = {}) {
      const key = new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(key)])
      const authData = authenticatorData(lapse.rpId ?? rp.id, flagsOf(lapse) | withCredential, credential)
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return {
        ...envelope,
        response: {
          clientDataJSON: text(clientData('webauthn.create', challenge, lapse.origin ?? origin)),
          attestationObject: text(cbor(attestation)),
          transports: ['internal'],
        },
      }
    },
    /** Signs a challenge, as `startPasskeySignIn` answered it. */
    get({ challenge, rpId }: { challenge: string; rpId: string }, lapse: Lapse = {}) {
      const clientDataJSON = clientData('webauthn.get', challenge, lapse.origin ?? origin)
      const authData = authenticatorData(lapse.rpId ?? rpId, flagsOf(lapse))
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientDataJSON)]), privateKey)
      return {
        ...envelope,
        response: {
          clientDataJSON: text(clientDataJSON),
          authenticatorData: text(authData),
          signature: text(signature),
        },
      }
    },
    /** A copy that somebody made of it: it counts from where it was copied. */
    countBack(by: number): void {
      count -= by
    },
  }
}
