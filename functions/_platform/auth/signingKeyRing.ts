import { keyPeriods, type SigningKeys } from '#shared/domain/identity/signingKeys.ts'
import { config } from '../config/config.ts'
import { held } from '../held/held.ts'
import { defineRecord, type Stored, type Write } from '../storage/record.ts'

type SigningKeyRing = SigningKeys & { readonly id: string }

const ringId = 'signingKeys'

/** The ring as it is kept; read and written here alone. */
export const rings = defineRecord<SigningKeyRing>({ kind: 'signingKeyRing', notFound: 'server.failed' })

/** The region's signing keys as they are kept; undefined before the first rotation was looked after. */
export const storedSigningKeys = (): Promise<Stored<SigningKeyRing> | undefined> => rings.byId(ringId)

/** The write that keeps the keys of a step in place of those that were read. */
export const keepSigningKeys = (before: Stored<SigningKeyRing> | undefined, keys: SigningKeys): Write =>
  before === undefined ? rings.create({ id: ringId, ...keys }) : rings.update(before, { id: ringId, ...keys })

const latest = held((): { known?: { readonly keys: Promise<SigningKeys>; readonly until: number } } => ({}))

/** The region's signing keys, asked for again after five minutes. The deployment's own key is the first. */
export const signingKeys = (at: number): Promise<SigningKeys> => {
  const { known } = latest()
  if (known !== undefined && at < known.until && at >= known.until - keyPeriods.cached) return known.keys
  const keys = storedSigningKeys().then((ring) => ring ?? { current: { keyId: config.signingKeyId, since: 0 } })
  latest().known = { keys, until: at + keyPeriods.cached }
  keys.catch(() => {
    delete latest().known
  })
  return keys
}
