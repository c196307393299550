import { randomBytes } from 'node:crypto'
import { ulid } from 'ulid'
import { EnvelopeId } from '#shared/domain/ids/ids.ts'
import { envelopes } from '../store/envelopes.ts'
import type { ESigner } from './eSigner.ts'

/** What a new envelope is known by. */
export const newEnvelope = (): { readonly id: EnvelopeId; readonly reference: string } => ({
  id: EnvelopeId.parse(`env_${ulid()}`),
  reference: randomBytes(32).toString('base64url'),
})

/** The signer of our own: the name typed on the platform's page, by who came there with a one-time code or a session. */
export const ownSigner: ESigner = {
  open: ({ now, ...toSign }) => {
    const names = newEnvelope()
    return { id: names.id, writes: [envelopes.create({ ...toSign, ...names, openedAt: now })] }
  },
  byId: (id) => envelopes.byId(id),
  byReference: (reference) => envelopes.byUnique('reference', reference),
}
